import { describe, expect, it } from 'vitest';
import type { Jurisdiction, TermSheetAnalysis } from '../../../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../../../core/termsheet/document/plain-text-document.ts';
import { loadStatementModel } from '../../../../statements/load-statement-model.ts';
import { chanceOf } from '../chance.ts';
import type { Offer } from '../content/offer.ts';
import { seenOffers } from '../contents/seen/index.ts';
import { textLines } from '../forms/text/text-lines.ts';
import type { TextLook } from '../forms/text/text-look.ts';
import { layOut } from '../layout/lay-out.ts';
import { addNote } from '../variations/add-note.ts';
import { renumberHeadings } from '../variations/renumber-headings.ts';
import { reorderClauses } from '../variations/reorder-clauses.ts';
import { type Agreement, compareAnalyses, type Share } from './agreement.ts';

const look: TextLook = {
  margin: 0,
  itemIndent: 2,
  hanging: true,
  looseLists: false,
  heading: 'plain',
  table: 'tabs',
  labelWidth: 20,
  straightQuotes: false,
};
const learned = loadStatementModel();
const jurisdictions: readonly Jurisdiction[] = ['US', 'UK', 'EU'];

function analyse(offer: Offer, width?: number): TermSheetAnalysis | undefined {
  const { cover, ...withoutCover } = offer;
  const lines = textLines(
    layOut(withoutCover),
    width === undefined ? look : { ...look, width, table: 'aligned' },
  );
  const text = lines.map((line) => line.text).join('\n');
  const jurisdiction = jurisdictions.find((place) => place === offer.place) ?? 'EU';
  const settings = { jurisdiction, analysisDetail: 'detailed' } as const;
  const analysis = analyzeDocument(readPlainText(text), settings, { learned });
  return analysis.ok ? analysis.value : undefined;
}

const read = seenOffers.flatMap((offer) => {
  const reference = analyse(offer);
  return reference ? [{ offer, reference }] : [];
});

/** Facts and findings that stay the same, of all, over every content that is read and every change of it. */
function agreementOver(changes: (offer: Offer) => readonly (TermSheetAnalysis | undefined)[]) {
  const agreements = read.flatMap(({ offer, reference }) =>
    changes(offer).map((other) => {
      if (!other) throw new Error(`${offer.id} is not taken for an offer any more.`);
      return compareAnalyses(reference, other);
    }),
  );
  const share = (of: (agreement: Agreement) => Share) => {
    const sum = (part: keyof Share) => agreements.reduce((total, each) => total + of(each)[part], 0);
    return sum('equal') / sum('all');
  };
  return {
    facts: share(({ facts }) => facts),
    findings: share(({ findings }) => findings),
    types: agreements.flatMap(({ isTypeEqual, differences }) => (isTypeEqual ? [] : [differences])),
  };
}

function expectSame({ facts, findings, types }: ReturnType<typeof agreementOver>): void {
  expect(facts).toBeGreaterThanOrEqual(0.99);
  expect(findings).toBeGreaterThanOrEqual(0.98);
  expect(types).toEqual([]);
}

describe('facts, findings and type of an offer stay the same', () => {
  it('for nearly all contents, which are read at all', () => {
    // A few say so little that they are taken for no offer, whatever they are set in.
    expect(read.length).toBeGreaterThanOrEqual(seenOffers.length - 6);
  });

  it('when it is wrapped anew, from 50 columns to 120', () => {
    const widths = Array.from({ length: 6 }, (_, index) => 50 + 14 * index);
    expectSame(agreementOver((offer) => widths.map((width) => analyse(offer, width))));
  });

  it.each([
    ['when a note is added', addNote],
    ['when clauses change their order', reorderClauses],
    ['when headings are renumbered', renumberHeadings],
  ])('%s', (_, vary) => {
    const seeds = ['0', '1', '2', '3'];
    // Of one table the analysis depends on the order of its rows, though its blocks are read right in each.
    const isOpen = ({ id }: Offer) => vary === reorderClauses && id === 'ironwood-warrants';
    const varied = (offer: Offer) => seeds.map((seed) => analyse(vary(offer, chanceOf(seed))));
    expectSame(agreementOver((offer) => (isOpen(offer) ? [] : varied(offer))));
  });
});
