import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openMailingStore } from './open-mailing-store.ts';

const store = openMailingStore('sqlite::memory:');
afterAll(async () => store.close());
const { tokens, confirmationTokens } = store;
const id = '3f0c6f3e-6c1a-4c55-9f0e-1d2c3b4a5f60';
const expiresAt = new Date('2026-05-01T00:00:00.000Z');

describe('a token that we did not sign', () => {
  it('is no token, whatever it looks like', async () => {
    const part = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[\w-]{43}$/), fc.constant(id));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        expect(await tokens.read(parts.join('.'))).toBeUndefined();
        expect(await confirmationTokens.read(parts.join('.'))).toBeUndefined();
      }),
    );
  });

  it.each([
    ['with another time', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
    ['with another id', (token: string) => token.replace('3f0c', '3f0d')],
    ['with a byte of the signature changed', (token: string) => `${token.slice(0, -3)}AAA`],
    ['without its end', (token: string) => token.slice(0, -1)],
    ['with something after it', (token: string) => `${token}x`],
    [
      'of a list with another secret',
      async () => {
        const other = openMailingStore('sqlite::memory:');
        const token = await other.confirmationTokens.issue({ id, expiresAt });
        await other.close();
        return token;
      },
    ],
  ])('is one %s', async (_what, change) => {
    expect(
      await confirmationTokens.read(await change(await confirmationTokens.issue({ id, expiresAt }))),
    ).toBe(undefined);
  });

  it('is one that was signed for another purpose', async () => {
    const seconds = expiresAt.getTime() / 1000;
    const [, signature = ''] = (await tokens.issue(id)).split('.');
    expect(await confirmationTokens.read(`${id}.${seconds}.${signature}`)).toBeUndefined();
    expect(await tokens.read(await confirmationTokens.issue({ id, expiresAt }))).toBeUndefined();
  });
});

it('gives back what was signed, within a length that fits a line of a mail', async () => {
  const token = await confirmationTokens.issue({ id, expiresAt });
  expect(await confirmationTokens.read(token)).toEqual({ id, expiresAt });
  expect(token.length).toBeLessThan(120);
  expect(token).toMatch(/^[\w.-]+$/);
});
