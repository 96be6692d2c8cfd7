import { describe, expect, it } from 'vitest';
import { PARSED } from '../../src/engine/languages/index.ts';
import { GRAMMAR_ADDRESSES } from './addresses.ts';

describe('The page', () => {
  it('ships the grammar of every language, and no other', () => {
    expect([...GRAMMAR_ADDRESSES.keys()].sort()).toEqual([...new Set(PARSED.map(({ grammar }) => grammar))].sort());
  });
});
