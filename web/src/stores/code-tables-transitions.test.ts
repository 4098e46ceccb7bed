import { describe, expect, test } from 'vitest';
import { announcement } from './code-tables-announcement.ts';
import {
  answered,
  type CodeTablesState,
  closedTables,
  failedWith,
  isSearchable,
  type TableAnswer,
  tableChosen,
  typed,
  wentBackToSearch,
  wentTo,
} from './code-tables-transitions.ts';

const code = (number: number) => ({ code: `${number}`, title: 'Bakeries', children: 0 });
const found = (count: number): TableAnswer => ({
  kind: 'found',
  system: 'NAICS',
  words: 'bread',
  codes: Array.from({ length: count }, (_, number) => code(number)),
});
const at = (place: string | null, children: number): TableAnswer => ({
  kind: 'place',
  system: 'NAICS',
  place: {
    system: 'naics',
    code: place,
    title: place && 'Manufacturing',
    path: [],
    children: Array.from({ length: children }, (_, number) => code(number)),
    indexTerms: [],
    concordances: [],
    notes: [],
  },
});
const showing = (answer: TableAnswer): CodeTablesState => answered(closedTables, 0, answer);

describe('a text', () => {
  test.each([
    ['', false],
    [' a ', false],
    ['ab', true],
    ['7', true],
  ])('"%s" is enough to search for: %s', (words, enough) => {
    expect(isSearchable(words)).toBe(enough);
  });

  test('that is typed becomes a search, and the top of the table when it is cleared', () => {
    const searching = typed(closedTables, ' bread ');
    expect(searching).toMatchObject({
      words: ' bread ',
      question: { kind: 'search', words: 'bread' },
      pending: true,
    });
    expect(typed(searching, '')).toMatchObject({ words: '', question: { kind: 'place', code: null } });
  });

  test('is looked for in another table when one is chosen', () => {
    const chosen = tableChosen(typed(closedTables, 'bread'), 'CPV');
    expect(chosen).toMatchObject({ system: 'CPV', question: { kind: 'search', words: 'bread' } });
    expect(tableChosen(wentTo(closedTables, '72'), 'SIC').question).toEqual({ kind: 'place', code: null });
  });
});

describe('a step into the table', () => {
  test('keeps the words, so that there is a way back to what they found', () => {
    const inside = wentTo(typed(closedTables, 'bread'), '3118');
    expect(inside).toMatchObject({ words: 'bread', question: { kind: 'place', code: '3118' }, steps: 1 });
    expect(wentBackToSearch(inside)).toMatchObject({
      question: { kind: 'search', words: 'bread' },
      steps: 2,
    });
  });

  test('moves the focus, typing and choosing a table do not', () => {
    expect(tableChosen(typed(closedTables, 'bread'), 'ISIC').steps).toBe(0);
  });
});

describe('an answer', () => {
  test('stays in sight until the next one is there', () => {
    const next = typed(showing(found(2)), 'cakes');
    expect(next).toMatchObject({ answer: found(2), pending: true });
  });

  test('that comes too late is left out, as is a failure', () => {
    const later = wentTo(typed(closedTables, 'bread'), '72');
    expect(answered(later, 1, found(2))).toBe(later);
    expect(failedWith(later, 1, 'No.')).toBe(later);
    expect(answered(later, 2, at('72', 3))).toMatchObject({ pending: false, answer: at('72', 3) });
  });

  test('after a failure takes the problem away', () => {
    const broken = failedWith(closedTables, 0, 'No.');
    expect(broken).toMatchObject({ problem: 'No.', pending: false });
    expect(typed(broken, 'bread').problem).toBeNull();
  });
});

describe('what is said about an answer', () => {
  test.each([
    [found(0), 'No code of NAICS mentions “bread”.'],
    [found(1), '1 code of NAICS for “bread”.'],
    [found(12), '12 codes of NAICS for “bread”.'],
    [found(20), 'The 20 best codes of NAICS for “bread”.'],
    [at(null, 20), 'NAICS has 20 parts at the top.'],
    [at('31-33', 21), '31-33 Manufacturing: 21 codes inside.'],
    [at('311811', 0), '311811 Manufacturing: nothing lies below it.'],
  ])('%#', (answer, sentence) => {
    expect(announcement(showing(answer))).toBe(sentence);
  });

  test('is nothing while an answer is awaited and when there is none', () => {
    expect(announcement(typed(showing(found(2)), 'cakes'))).toBe('');
    expect(announcement(failedWith(showing(found(2)), 0, 'No.'))).toBe('');
  });
});
