import type { ClauseFinding } from '../../../../../core/termsheet/analysis.ts';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';

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

/** What has to be open for a clause to be seen: its own fold, and the row of the ordinary ones around it. */
export function foldsAround(sections: readonly ClauseSectionContent[], anchor: string): readonly string[] {
  const section = sections.find(({ id }) => anchor.startsWith(`${id}-`));
  return section ? [anchor, ordinaryAnchor(section.id)] : [anchor];
}

/** Anchors of everything in these sections that folds. */
export function foldsOf(sections: readonly ClauseSectionContent[]): readonly string[] {
  return sections.flatMap(({ id, findings }) => [
    ...findings.map((_, index) => clauseAnchor(id, index)),
    ordinaryAnchor(id),
  ]);
}

/** Anchor of the row that the ordinary findings of a section are folded into. */
export function ordinaryAnchor(sectionId: string): string {
  return `${sectionId}-ordinary`;
}
