import { expect, it } from 'vitest';
import { batchLine } from './batch-line.ts';
import { writtenAnswer } from './written-answer.ts';

const failed = { ok: false, error: { code: 'invalid-row', message: 'Row 1 is not JSON.' } } as const;
const written = writtenAnswer(failed, 'json');

it('keeps a number as the id, and carries the fields of the row', () => {
  expect(JSON.parse(batchLine({ id: 7, carried: { town: 'Leeds' } }, written))).toEqual({
    id: 7,
    town: 'Leeds',
    error: failed.error,
  });
});

it('names a carried field anew where the answer has one of its name', () => {
  expect(JSON.parse(batchLine({ id: 'a', carried: { error: 'old' } }, written))).toEqual({
    id: 'a',
    given_error: 'old',
    error: failed.error,
  });
});

it('writes marks after the id, and a carried field of that name beside them', () => {
  const row = { id: 'a', carried: { mark: 'theirs' } };
  expect(JSON.parse(batchLine(row, written, { mark: 'ours' }))).toMatchObject({
    id: 'a',
    mark: 'ours',
    given_mark: 'theirs',
  });
  expect(batchLine(row, written, { mark: 'ours' })).toMatch(/^\{"id":"a","mark":"ours",/);
});
