import { describe, expect, it } from 'vitest';
import type { ClauseFinding, TermSheetAnalysis } from '../analysis.ts';
import type { DocumentBlock, TextSpan } from '../document/term-sheet-document.ts';
import { checkingGround, isOfATerm, isOnlyATitle } from './checking-ground.ts';
import { builtinFor } from './testing/ask-model.ts';
import { fairOffer } from './testing/offer.ts';

const builtin = builtinFor(fairOffer);
const [anyFinding] = builtin.economicTerms;
if (!anyFinding) throw new Error('the fair offer has economic terms');

function groundOf(blocks: readonly DocumentBlock[], read: Partial<TermSheetAnalysis> = {}) {
  const noTerms = { economicTerms: [], governanceTerms: [], founderRestrictions: [], missingClauses: [] };
  const document = { format: 'text', text: fairOffer, blocks, pages: [], warnings: [] } as const;
  return checkingGround(document, { ...builtin, ...noTerms, ...read });
}
const titlesOf = (...blocks: DocumentBlock[]) => groundOf(blocks).titles;

describe('the titles of a document', () => {
  it('are its headings', () => {
    expect(titlesOf({ kind: 'heading', start: 200, end: 220 })).toEqual([{ start: 200, end: 220 }]);
  });

  it('are its labels, in order', () => {
    expect(
      titlesOf(
        { kind: 'paragraph', start: 0, end: 40, label: { start: 0, end: 11 } },
        { kind: 'heading', start: 41, end: 60 },
        { kind: 'table-row', start: 61, end: 90, label: { start: 61, end: 70 } },
      ),
    ).toEqual([
      { start: 0, end: 11 },
      { start: 41, end: 60 },
      { start: 61, end: 70 },
    ]);
  });

  it.each(['paragraph', 'list-item', 'table-row'] as const)('are no %s without a label', (kind) => {
    expect(titlesOf({ kind, start: 0, end: 20 })).toEqual([]);
  });

  it('are headings of up to a hundred characters: a longer one is a sentence in bold type', () => {
    const last = { start: 50, end: 150 };
    expect(titlesOf({ kind: 'heading', ...last }, { kind: 'heading', start: 200, end: 301 })).toEqual([last]);
  });
});

it('takes as terms the passages of every finding on what the document says', () => {
  const found = (start: number): ClauseFinding => ({
    ...anyFinding,
    evidence: [{ quote: fairOffer.slice(start, start + 5), start, end: start + 5 }],
  });
  const { evidence: _, ...withoutPassage } = anyFinding;
  const { terms } = groundOf([], {
    economicTerms: [found(0), withoutPassage],
    governanceTerms: [found(10)],
    founderRestrictions: [found(20)],
    missingClauses: [found(30)],
  });
  expect(terms.map(({ start, end }) => [start, end])).toEqual([
    [0, 5],
    [10, 15],
    [20, 25],
  ]);
});

describe('whether a passage', () => {
  const places = [
    { start: 10, end: 20 },
    { start: 40, end: 50 },
  ];
  const ground = { ...groundOf([]), terms: places, titles: places };

  it.each<[string, TextSpan, boolean]>([
    ['that is the term', { start: 10, end: 20 }, true],
    ['inside the second term', { start: 42, end: 45 }, true],
    ['around a term', { start: 5, end: 30 }, true],
    ['that shares its first character', { start: 5, end: 11 }, true],
    ['that shares its last character', { start: 19, end: 30 }, true],
    ['that ends where a term begins', { start: 5, end: 10 }, false],
    ['that begins where a term ends', { start: 20, end: 30 }, false],
    ['before every term', { start: 0, end: 5 }, false],
    ['behind every term', { start: 60, end: 70 }, false],
  ])('%s belongs to a term: %o, %s', (_, passage, belongs) => {
    expect(isOfATerm(passage, ground)).toBe(belongs);
  });

  it.each<[string, TextSpan, boolean]>([
    ['that is a title', { start: 10, end: 20 }, true],
    ['inside the second title', { start: 42, end: 45 }, true],
    ['that begins before a title', { start: 9, end: 20 }, false],
    ['that goes on behind a title', { start: 10, end: 21 }, false],
    ['between two titles', { start: 25, end: 30 }, false],
  ])('%s is only a title: %o, %s', (_, passage, isOnly) => {
    expect(isOnlyATitle(passage, ground)).toBe(isOnly);
  });
});
