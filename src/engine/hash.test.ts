import { describe, expect, it } from 'vitest';
import { sha256Hex } from './hash.ts';

/** The published vectors of FIPS 180-2. */
const VECTORS: readonly (readonly [text: string, hex: string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
];

describe('sha256Hex', () => {
  it.each(VECTORS)('gives the published digest of %j', (text, hex) => {
    expect(sha256Hex(new TextEncoder().encode(text))).toBe(hex);
  });

  it('looks at the bytes of a view, not at the buffer under it', () => {
    const whole = new TextEncoder().encode('__abc__');
    expect(sha256Hex(whole.subarray(2, 5))).toBe(sha256Hex(new TextEncoder().encode('abc')));
  });
});
