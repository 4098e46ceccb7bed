import { expect, it } from 'vitest';
import type { ClauseFinding, RiskRating } from '../analysis.ts';
import { mostImportantFindings } from './most-important-findings.ts';

const finding = (clause: string, rating: RiskRating): ClauseFinding => ({
  id: 'E01',
  clause,
  rating,
  risk: 'A risk.',
  recommendation: 'Ask.',
});

const none = { economicTerms: [], governanceTerms: [], founderRestrictions: [], missingClauses: [] };
const names = (lists: Parameters<typeof mostImportantFindings>[0]) =>
  mostImportantFindings(lists).map(({ clause }) => clause);

it('takes one about money, one about control and one about the founder before a second of a kind', () => {
  expect(
    names({
      ...none,
      economicTerms: [finding('Preference', 'Red'), finding('Participation', 'Red')],
      governanceTerms: [finding('Board', 'Red'), finding('Vetoes', 'Red')],
      founderRestrictions: [finding('Non-compete', 'Amber'), finding('Vesting', 'Red')],
    }),
  ).toEqual(['Preference', 'Board', 'Vesting']);
});

it('takes every grave one before a lesser one', () => {
  expect(
    names({
      economicTerms: [finding('Valuation', 'Amber'), finding('Preference', 'Red')],
      governanceTerms: [finding('Board', 'Amber')],
      founderRestrictions: [],
      missingClauses: [finding('Vesting', 'Red')],
    }),
  ).toEqual(['Preference', 'Vesting', 'Valuation']);
});

it('has nothing to say about a document without risks', () => {
  expect(names({ ...none, economicTerms: [finding('Preference', 'Green')] })).toEqual([]);
});
