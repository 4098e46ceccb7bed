import { expect, it } from 'vitest';
import { allClauses } from './clauses/all-clauses.ts';
import { clauseOfFact } from './clauses/clause-of-fact.ts';
import { factsInOrder, factText } from './fact-descriptions.ts';
import { factTable } from './fact-table.ts';
import { factNames, factsHolding, factValue, noFacts, rowOf, withFacts } from './facts.ts';

it('answers an empty document with nothing but nulls, seats of the board in an object', () => {
  const { board, ...others } = noFacts;
  expect(board).toEqual({ total: null, founders: null, investors: null, independent: null });
  expect(Object.values(others).every((value) => value === null)).toBe(true);
  expect(Object.keys(others).length + Object.keys(board).length).toBe(factNames.length);
  expect(Object.keys(noFacts).indexOf('board')).toBe(factNames.indexOf('board.total'));
});

it('puts values in without touching the others', () => {
  const before = withFacts(noFacts, [['board.total', 5]]);
  const after = withFacts(before, [
    ['board.founders', 2],
    ['amount', 1e6],
  ]);
  expect(after).toEqual({ ...noFacts, amount: 1e6, board: { ...noFacts.board, total: 5, founders: 2 } });
  expect(Object.keys(after)).toEqual(Object.keys(noFacts));
  expect([factValue(after, 'board.founders'), factValue(after, 'amount')]).toEqual([2, 1e6]);
});

it('says nothing of what an older answer leaves out', () => {
  expect([factValue({}, 'board.total'), factValue({}, 'amount')]).toEqual([null, null]);
});

it('lists every fact once in the order of a term sheet, the amount among the values', () => {
  expect([...factsInOrder].sort()).toEqual([...factNames].sort());
  expect(factsInOrder.slice(0, 5)).toEqual(['currency', 'preMoney', 'postMoney', 'amount', 'pricePerShare']);
  const clauses: readonly string[] = allClauses.map(({ id }) => id);
  const places = factsInOrder
    .filter((fact) => fact !== 'currency' && fact !== 'amount')
    .map((fact) => clauses.indexOf(rowOf(fact).clause ?? ''));
  expect(places).toEqual([...places].sort((left, right) => left - right));
});

it.each(factsHolding('choice'))('%s has a step for each of its words, and no others', (fact) => {
  const { of, better } = factTable[fact];
  expect(new Set<string>(better.flat())).toEqual(new Set<string>(of));
});

it('names no two facts alike', () => {
  expect(new Set(factNames.map((fact) => rowOf(fact).label)).size).toBe(factNames.length);
});

it('gives every fact but the currency to a clause', () => {
  expect(Object.keys(clauseOfFact)).toEqual(factNames.filter((fact) => fact !== 'currency'));
});

it.each([
  ['noShopDays', { noShopDays: 1 }, '1 day'],
  ['redemptionAfterYears', { redemptionAfterYears: 5 }, '5 years'],
  ['board.total', { board: { ...noFacts.board, total: 5 } }, '5'],
  ['liquidationMultiple', { liquidationMultiple: 1.5 }, '1.5×'],
  ['optionPoolBasis', { optionPoolBasis: 'pre-money' }, 'before the investment'],
  ['currency', { currency: 'GBP' }, 'GBP'],
  ['dragAlong', { dragAlong: 'unresolved' }, 'left open'],
  ['breakFee', {}, 'not stated'],
] as const)('writes %s of %j as %s', (fact, facts, text) => {
  expect(factText(fact, facts)).toBe(text);
});
