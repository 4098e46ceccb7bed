import { expect, it } from 'vitest';
import { failureCode } from './failure-code.ts';

it.each([
  [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('shutting down'), { code: '57P03' }), '57P03'],
  [new Error('Query read timeout'), 'no-answer'],
  [Object.assign(new Error('odd'), { code: 'ada@mill.example' }), 'no-answer'],
  [Object.assign(new Error('odd'), { code: 'x'.repeat(41) }), 'no-answer'],
  ['thrown', 'no-answer'],
])('names a failure by its code alone: %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
