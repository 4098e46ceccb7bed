import { describe, expect, it } from 'vitest';
import { isListUnavailable, ListUnavailableError } from './mailing.errors.ts';

describe('a list that is out of reach', () => {
  const cause = new Error('password of db.internal');
  const error = new ListUnavailableError(cause);

  it('tells a visitor to come back, and the log why', () => {
    expect(error.message).toBe('The mailing list cannot be reached just now. Please try again in a minute.');
    expect(error.cause).toBe(cause);
    expect(`${error}`).toMatch(/^ListUnavailableError: /);
  });

  it('is known by its code, wherever the error comes from', () => {
    expect(isListUnavailable(error)).toBe(true);
    expect(isListUnavailable(Object.assign(new Error('down'), { code: 'list-unavailable' }))).toBe(true);
  });

  it.each([
    ['a fault of ours', new TypeError('a bug')],
    ['an error of the system', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
    ['an answer that was thrown', { code: 'list-unavailable', message: 'down' }],
    ['a text', 'list-unavailable'],
    ['nothing', undefined],
  ])('is not %s', (_what, thrown) => {
    expect(isListUnavailable(thrown)).toBe(false);
  });
});
