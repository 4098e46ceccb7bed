import { brand } from '../../brand/brand.ts';
import type { ClauseFinding, TermSheetAnalysis } from '../analysis.ts';
import { longDate } from './long-date.ts';

/** A list of clauses under one heading, as the page and every report show it. */
export interface ReportSection {
  readonly heading: string;
  readonly findings: readonly ClauseFinding[];
}

/** A report in the order in which it is read: the answer first, then the reasons, then the detail. */
export interface TermSheetReport {
  readonly title: string;
  readonly promotion: string;
  readonly disclaimer: string;
  readonly generatedOn: string;
  readonly generatedAt: Date;
  readonly analysis: TermSheetAnalysis;
  /** Only those that have findings. */
  readonly sections: readonly ReportSection[];
}

export const legalDisclaimer =
  'This report was made by software. It can be wrong or incomplete, it is not legal advice, and it does not replace a lawyer who knows your company. Check every passage it quotes before you decide.';

/**
 * Puts an analysis into reading order.
 * @param generatedAt the moment the report is made; the report shows its date.
 */
export function reportOn(analysis: TermSheetAnalysis, generatedAt: Date): TermSheetReport {
  const sections: readonly ReportSection[] = [
    { heading: 'Economic Terms', findings: analysis.economicTerms },
    { heading: 'Governance/Control Terms', findings: analysis.governanceTerms },
    { heading: 'Founder Restrictions', findings: analysis.founderRestrictions },
    { heading: 'Missing Clauses', findings: analysis.missingClauses },
  ];
  return {
    title: 'Term Sheet Analysis Report',
    promotion: `Made with ${brand.name}, the operations platform for small firms. ${brand.links.app}`,
    disclaimer: legalDisclaimer,
    generatedOn: longDate(generatedAt),
    generatedAt,
    analysis,
    sections: sections.filter(({ findings }) => findings.length > 0),
  };
}

/** Which engine read the document, in words. */
export function engineInWords({ engine }: TermSheetAnalysis): string {
  const name =
    engine.provider === 'builtin'
      ? 'Built-in engine'
      : `${engine.provider}${engine.model === undefined ? '' : ` (${engine.model})`}`;
  return engine.fallback === undefined ? name : `${name}. ${engine.fallback}`;
}
