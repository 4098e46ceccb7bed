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
  ])('rates %j %s', (text, rating) => {
    expect(examineText(service, text).rating).toBe(rating);
  });
});
