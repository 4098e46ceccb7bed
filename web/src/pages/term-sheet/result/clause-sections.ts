import type { ClauseFinding } from '../../../../../core/termsheet/analysis.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import type { Passage } from './passages.ts';

export interface ClauseSectionContent {
  /** Anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly findings: readonly ClauseFinding[];
}

/** The four lists of the report in reading order, without the empty ones. */
export function clauseSections(analysis: ShownAnalysis): readonly ClauseSectionContent[] {
  return [
    { id: 'economic-terms', heading: 'Economic Terms', findings: analysis.economicTerms },
    { id: 'governance-terms', heading: 'Governance/Control Terms', findings: analysis.governanceTerms },
    { id: 'founder-restrictions', heading: 'Founder Restrictions', findings: analysis.founderRestrictions },
    { id: 'missing-clauses', heading: 'Missing Clauses', findings: analysis.missingClauses },
  ].filter(({ findings }) => findings.length > 0);
}

/** Anchor of the clause in the report that a finding is shown under. */
export function anchorOf(sections: readonly ClauseSectionContent[], finding: ClauseFinding): string {
  const section = sections.find(({ findings }) => findings.includes(finding));
  return section ? clauseAnchor(section.id, section.findings.indexOf(finding)) : 'overall-risk';
}

/** Anchor of the clause at a place of a section: two findings can be about one clause. */
export function clauseAnchor(sectionId: string, index: number): string {
  return `${sectionId}-${index + 1}`;
}

/** All quoted places of the document, each with the name of the clause that rests on it. */
export function passagesOf(sections: readonly ClauseSectionContent[]): readonly Passage[] {
  return sections
    .flatMap(({ findings }) => findings)
    .flatMap(({ clause, evidence }) =>
      (evidence ?? []).map(({ start, end }) => ({ start, end, findingKey: clause })),
    );
}

/** How many findings have each rating, the gravest first; ratings that nobody has are left out. */
export function countRatings(
  analysis: ShownAnalysis,
): readonly { readonly rating: string; readonly count: number }[] {
  const ratings = clauseSections(analysis).flatMap(({ findings }) => findings.map(({ rating }) => rating));
  return (['Red', 'Amber', 'Green'] as const)
    .map((rating) => ({ rating, count: ratings.filter((one) => one === rating).length }))
    .filter(({ count }) => count > 0);
}
