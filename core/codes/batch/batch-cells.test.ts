import { describe, expect, it } from 'vitest';
import { batchCells, batchColumns } from './batch-cells.ts';

describe('batchCells', () => {
  it('has one cell a column for an error', () => {
    const cells = batchCells({ ok: false, error: { code: 'invalid-row', message: 'Row 3 is not JSON.' } });
    expect(cells).toHaveLength(batchColumns.length);
    expect(cells.at(-1)).toBe('Row 3 is not JSON.');
    expect(cells.slice(0, -1).join('')).toBe('');
  });

  it('holds a question and its options where one is open', () => {
    const cells = batchCells({
      ok: true,
      value: {
        confidence: 0.4,
        reasoning: 'Because.',
        suggestions: { sic: [], naics: [], isic: [], cpv: [], ukSic: [] },
        question: {
          id: 'role',
          text: 'What does the business mainly do?',
          options: [
            { id: 'make', label: 'Make goods', leadsTo: {} },
            { id: 'retail', label: 'Sell to the public', leadsTo: {} },
          ],
        },
        engine: { provider: 'builtin' },
      },
    });
    expect(cells[batchColumns.indexOf('question')]).toBe('What does the business mainly do?');
    expect(cells[batchColumns.indexOf('options')]).toBe('make: Make goods | retail: Sell to the public');
  });

  it('names the second activity with its codes', () => {
    const none = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };
    const second = { ...none, ukSic: [{ code: '55100', title: 'Hotels and similar accommodation' }] };
    const cells = batchCells({
      ok: true,
      value: {
        confidence: 0.9,
        reasoning: 'Because.',
        suggestions: none,
        activities: [
          { label: 'Pub', suggestions: none },
          { label: 'Guest rooms', suggestions: second },
        ],
        engine: { provider: 'builtin' },
      },
    });
    expect(cells).toHaveLength(batchColumns.length);
    expect(cells[batchColumns.indexOf('second_activity')]).toBe('Guest rooms');
    expect(cells[batchColumns.indexOf('second_ukSic')]).toBe('55100');
    expect(cells[batchColumns.indexOf('second_naics')]).toBe('');
  });

  it('has the first code of each system and then the others', () => {
    const item = (code: string) => ({ code, title: `Title of ${code}` });
    const cells = batchCells({
      ok: true,
      value: {
        confidence: 0.82,
        reasoning: 'Because.',
        suggestions: {
          sic: [],
          naics: [item('311811'), item('311812'), item('445291')],
          isic: [],
          cpv: [],
          ukSic: [],
        },
        engine: { provider: 'builtin' },
      },
    });
    const cell = (column: string) => cells[batchColumns.indexOf(column)];
    expect(cells).toHaveLength(batchColumns.length);
    expect([cell('confidence'), cell('naics'), cell('naics_title'), cell('naics_others')]).toEqual([
      '0.82',
      '311811',
      'Title of 311811',
      '311812 445291',
    ]);
    expect([cell('sic'), cell('reasoning'), cell('error')]).toEqual(['', 'Because.', '']);
  });
});
