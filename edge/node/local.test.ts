import { describe, expect, it } from 'vitest';
import { isLoopback, localNamesOnly } from './local.ts';

const asked = async (host: string): Promise<number> => {
  const request = new Request('http://127.0.0.1/', { headers: { host } });
  return (await localNamesOnly(() => new Response('here'))(request)).status;
};

describe('A server of this machine', () => {
  it.each(['localhost', 'localhost:8787', '127.0.0.1:8787', '127.0.0.9', '[::1]:8787', 'LOCALHOST:1'])(
    'answers to %s',
    async (host) => {
      expect(await asked(host)).toBe(200);
    },
  );

  it.each(['', 'attacker.example', 'localhost.attacker.example:8787', '127.0.0.1.attacker.example', '10.0.0.1:8787'])(
    'refuses the name “%s”, which a foreign page may have chosen',
    async (host) => {
      expect(await asked(host)).toBe(400);
    },
  );

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.4', false],
  ])('is one that listens on %s: %s', (host, local) => {
    expect(isLoopback(host)).toBe(local);
  });
});
