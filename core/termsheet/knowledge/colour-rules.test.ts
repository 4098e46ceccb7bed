import { expect, it } from 'vitest';
import { allClauses } from '../clauses/all-clauses.ts';
import { colourRules } from './colour-rules.ts';
import { legalNotes } from './legal-notes.ts';

it('has the rule of every clause, under its name, in the order of the report', () => {
  const named = ({ id, name, group }: { id: string; name: string; group: string }) => ({ id, name, group });
  expect(colourRules.map(({ clause, ...rest }) => named({ id: clause, ...rest }))).toEqual(
    allClauses.map(named),
  );
});

it('has a clause for every point of law', () => {
  expect(colourRules.flatMap(({ law }) => law).sort()).toEqual(Object.keys(legalNotes).sort());
});
