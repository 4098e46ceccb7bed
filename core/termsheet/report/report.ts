import { brand } from '../../brand/brand.ts';
import type { ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';
import { mostImportantFindings } from '../assessment/most-important-findings.ts';
import type { FactName } from '../facts.ts';
import { longDate } from './long-date.ts';
import { type StatedTerm, statedTerms } from './stated-terms.ts';

/** A list of clauses under one heading, as the page and every report show it. */
export interface ReportSection {
  readonly heading: string;
  readonly findings: readonly ClauseFinding[];
}

/** The findings of one colour, by section. */
export interface RatedSections {
  readonly rating: RiskRating;
  readonly heading: string;
  readonly count: number;
  readonly sections: readonly ReportSection[];
}

/** A report in the order in which it is read: the answer first, then the reasons, then the detail. */
export interface TermSheetReport {
  readonly title: string;
  readonly promotion: string;
  readonly disclaimer: string;
  readonly generatedOn: string;
  readonly generatedAt: Date;
  /** Name of the file that was read, where there was one. */
  readonly fileName: string | null;
  readonly analysis: TermSheetAnalysis;
  /** Only those that have findings. */
  readonly sections: readonly ReportSection[];
  /** Red first; only colours that have findings. */
  readonly byRating: readonly RatedSections[];
  /** What a founder should know before anything else. */
  readonly mostImportant: readonly ClauseFinding[];
  /** The few terms that say what kind of offer it is. */
  readonly keyTerms: readonly StatedTerm[];
  /** Everything that the document states or leaves open. */
  readonly allTerms: readonly StatedTerm[];
}

export const legalDisclaimer =
  'This report was made by software. It can be wrong or incomplete, it is not legal advice, and it does not replace a lawyer who knows your company. Check every passage it quotes before you decide.';

const ratedHeadings: readonly (readonly [RiskRating, string])[] = [
  ['Red', 'Red: settle before you sign'],
  ['Amber', 'Amber: negotiate or clarify'],
  ['Green', 'Green: usual terms'],
];

/**
 * Puts an analysis into reading order.
 * @param generatedAt the moment the report is made; the report shows its date.
 * @param fileName of the document, where there is one.
 */
export function reportOn(
  analysis: TermSheetAnalysis,
  generatedAt: Date,
  fileName: string | null = null,
): TermSheetReport {
  const sections = [
    { heading: 'Economic Terms', findings: analysis.economicTerms },
    { heading: 'Governance/Control Terms', findings: analysis.governanceTerms },
    { heading: 'Founder Restrictions', findings: analysis.founderRestrictions },
    { heading: 'Missing Clauses', findings: analysis.missingClauses },
  ].filter(({ findings }) => findings.length > 0);
  return {
    title: 'Term Sheet Analysis Report',
    promotion: `Made with ${brand.name}, the operations platform for small firms. ${brand.links.app}`,
    disclaimer: legalDisclaimer,
    generatedOn: longDate(generatedAt),
    generatedAt,
    fileName,
    analysis,
    sections,
    byRating: sectionsByRating(sections),
    mostImportant: mostImportantFindings(analysis),
    keyTerms: statedTerms(analysis.facts, keyFacts).slice(0, mostKeyTerms),
    allTerms: statedTerms(analysis.facts),
  };
}

/** In the order in which founders ask for them. */
const keyFacts: readonly FactName[] = [
  'amount',
  'preMoney',
  'investorStakePercent',
  'safeCap',
  'safeDiscountPercent',
  'noteInterestPercent',
  'noteMaturityMonths',
  'liquidationMultiple',
  'participation',
  'antiDilution',
  'optionPoolPercent',
  'dividendPercent',
  'board.founders',
  'board.investors',
  'vestingMonths',
  'founderWarranties',
  'noShopDays',
  'postMoney',
];
/** What fits the first page, two in a row. */
const mostKeyTerms = 12;

function sectionsByRating(sections: readonly ReportSection[]): readonly RatedSections[] {
  return ratedHeadings.flatMap(([rating, heading]) => {
    const rated = sections
      .map((section) => ({
        heading: section.heading,
        findings: section.findings.filter((finding) => finding.rating === rating),
      }))
      .filter(({ findings }) => findings.length > 0);
    const count = rated.reduce((sum, { findings }) => sum + findings.length, 0);
    return count === 0 ? [] : [{ rating, heading, count, sections: rated }];
  });
}

/** "3 Red, 5 Amber, 12 Green" */
export function countsInWords({ byRating }: Pick<TermSheetReport, 'byRating'>): string {
  return byRating.map(({ rating, count }) => `${count} ${rating}`).join(', ');
}

const jurisdictionNames: Readonly<Record<TermSheetAnalysis['jurisdiction'], string>> = {
  US: 'United States (Delaware)',
  UK: 'United Kingdom',
  EU: 'European Union',
};

/** The law and practice that the document was compared with. */
export function jurisdictionInWords({ jurisdiction }: TermSheetAnalysis): string {
  return jurisdictionNames[jurisdiction] ?? jurisdiction;
}

const documentNames: Readonly<Record<TermSheetAnalysis['documentType'], string>> = {
  'priced-equity': 'Priced equity round',
  safe: 'SAFE or advance subscription',
  'convertible-note': 'Convertible note',
  'not-a-term-sheet': 'Not a term sheet',
};

/** What kind of document it is. */
export function documentInWords({ documentType }: TermSheetAnalysis): string {
  return documentNames[documentType] ?? documentType;
}

/** What stands behind the name of a finding that is not beyond doubt: ", to be checked". */
export function doubtInWords({ unverified, uncertain }: ClauseFinding): string {
  return `${unverified ? ', unverified' : ''}${uncertain ? ', uncertain' : ''}`;
}

/** Which engine read the document, in words. */
export function engineInWords({ engine }: TermSheetAnalysis): string {
  const name =
    engine.provider === 'builtin'
      ? 'Built-in engine'
      : `${engine.provider}${engine.model === undefined ? '' : ` (${engine.model})`}`;
  return engine.fallback === undefined ? name : `${name}. ${engine.fallback}`;
}
