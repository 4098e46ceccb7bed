import { describe, expect, it } from 'vitest';
import type { ClauseFinding, TermSheetAnalysis } from '../analysis.ts';
import { analyzeDocument } from '../analyze-document.ts';
import { allClauses } from '../clauses/all-clauses.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { bareOffer } from '../expected-terms/testing/missing-titles.ts';
import { fixtureText } from '../testing/fixture-sheets.ts';
import { blindClause } from './testing/blind-clause.ts';

function analyse(text: string, blindTo?: string): TermSheetAnalysis {
  const clauses = allClauses.map((clause) => (clause.id === blindTo ? blindClause(clause) : clause));
  const options = { jurisdiction: 'UK', analysisDetail: 'detailed' } as const;
  const outcome = analyzeDocument(readPlainText(text), options, { clauses });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

function findings(analysis: TermSheetAnalysis, id: string): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [economicTerms, governanceTerms, founderRestrictions, missingClauses]
    .flat()
    .filter((finding) => finding.id === id);
}

const cashOut = 'After four years Longmere may hand its holding to the issuer against cash.';

describe('what a document does not say', () => {
  it('is called absent where everything was understood', () => {
    expect(findings(analyse(bareOffer('UK')), 'E09')).toMatchObject([
      { rating: 'Green', risk: expect.stringContaining('in your favour') },
    ]);
  });

  it('is uncertain where a passage that was not understood could say it', () => {
    const [redemption] = findings(analyse(bareOffer('UK', cashOut)), 'E09');
    expect(redemption).toMatchObject({ rating: 'Amber', uncertain: true });
    expect(redemption?.risk).toMatch(/^We did not find this .* are not sure of one passage/);
    expect(redemption?.risk).not.toMatch(/in your favour|gives investors no/);
  });

  it('is still called absent where what was not understood speaks of something else', () => {
    const parking = 'The Investor will get ten badges for the garage below its office.';
    const analysis = analyse(bareOffer('UK', parking));
    expect(analysis.coverage.passages.map(({ quote }) => quote)).toEqual([parking]);
    expect(findings(analysis, 'F04')).toMatchObject([{ rating: 'Green' }]);
  });

  it.each([
    ['G03', 'Drag-along: whoever holds the blue certificates gets to have it go as they like.'],
    ['F04', 'Non-compete: the usual promise in the style of the house.'],
  ])('stands there unread where %s is the heading of what was not understood', (id, text) => {
    const [finding] = findings(analyse(bareOffer('UK', text), id), id);
    expect(finding).toMatchObject({
      rating: 'Amber',
      risk: 'The document mentions this, but we could not read what it says.',
      uncertain: true,
    });
    expect(text).toContain(finding?.evidence?.[0]?.quote);
  });

  it.each(['E07', 'E08', 'F01', 'G01', 'G03', 'G07'])(
    'is never Green for %s where only its reader is blind',
    (id) => {
      const analysis = analyse(fixtureText('us-series-a-clean.txt'), id);
      for (const { rating, uncertain } of findings(analysis, id)) {
        expect({ rating, uncertain }).toEqual({ rating: 'Amber', uncertain: true });
      }
    },
  );
});

describe('the overall risk', () => {
  it('is Green for a fair offer that was understood', () => {
    const analysis = analyse(fixtureText('us-series-a-clean.txt'));
    expect(analysis.overallRisk).toBe('Green');
    expect(analysis.verdict).toMatch(/^Green because we understood/);
    expect(analysis.confidence).toMatch(/^High: /);
  });

  it('is not Green once a passage that binds was not understood, and the verdict says so', () => {
    const nasty = 'Marlow may put two of its people above the founders whenever it likes.';
    const analysis = analyse(`${fixtureText('us-series-a-clean.txt')}\n\n${nasty}\n`);
    expect(analysis.overallRisk).toBe('Amber');
    expect(analysis.verdict).toContain('we could not understand one passage');
    expect(analysis.coverage.passages[0]).toMatchObject({ quote: nasty, kind: 'not-understood' });
  });
});

describe('the passages of the report', () => {
  it('quote the document word for word, notes as notes', () => {
    const note = 'Note: if the board insists, offer 1.5x instead.';
    const text = bareOffer('UK', `${note}\n\n${cashOut}`);
    const { coverage, source } = analyse(text);
    expect(coverage.passages.map(({ kind }) => kind)).toEqual(['not-understood', 'note']);
    for (const { start, end, quote } of coverage.passages) expect(source.text.slice(start, end)).toBe(quote);
  });
});
