import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { service } from './service.ts';

describe('F06 service', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['Employees of the company work full-time.', undefined],
    ['The Founders work full-time for the company.', 'Amber'],
    [
      'The Founders work full-time for the company unless the board gives consent to other activities.',
      'Green',
    ],
    ['Founders work full time, with the Board free to allow other posts.', 'Green'],
    ["Founders work full time; Dr Ann's day a week at the Infirmary is allowed.", 'Green'],
    ['Founders work full time, and no other post is allowed.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(service, text).rating).toBe(rating);
  });
});
