import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchRow, readBatchLine } from './batch-row.ts';

describe('readBatchLine', () => {
  it.each([
    ['{"id":', '3', 'Row 3 is not JSON.'],
    ['[]', '3', 'Row 3: expected an object such as {"id": "1", "description": "We bake bread"}.'],
    ['{"id":"a","description":5}', 'a', 'Row 3: description is not as expected.'],
    [
      '{"id":"a","existingCode":{"type":"XYZ","code":"1"}}',
      'a',
      'Row 3: existingCode.type is not as expected.',
    ],
  ])('%s is an error row', (text, id, message) => {
    expect(readBatchLine(text, 3)).toEqual({
      id,
      request: { ok: false, error: { code: 'invalid-row', message } },
    });
  });

  it('reads a description and an existing code', () => {
    const row = '{"id":7,"description":"We bake","existingCode":{"type":"SIC","code":"2051"},"more":1}';
    expect(readBatchLine(row, 1)).toEqual({
      id: 7,
      carried: { more: 1 },
      request: {
        ok: true,
        value: { businessDescription: 'We bake', existingCode: { type: 'SIC', code: '2051' } },
      },
    });
  });

  it('reads answers to questions', () => {
    const clarifications = [{ question: 'role', option: 'make' }];
    const row = JSON.stringify({ id: 'a', description: 'Bolts', clarifications });
    expect(readBatchLine(row, 1)).toEqual(batchRow('a', 'Bolts', { clarifications }));
  });

  it('reads the description from the field that is named', () => {
    expect(readBatchLine('{"id":"a","what we do":"We bake"}', 1, 'what we do')).toMatchObject(
      batchRow('a', 'We bake'),
    );
    expect(readBatchLine('{"id":"a","what we do":5}', 1, 'what we do').request).toMatchObject({
      error: { message: 'Row 1: what we do is not a text.' },
    });
  });

  it('numbers a row without an id', () => {
    expect(readBatchLine('{"description":"We bake"}', 12)).toEqual(batchRow('12', 'We bake'));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['string', 'number']).toContain(typeof readBatchLine(text, 1).id);
      }),
    );
  });
});
