import type { ClauseFinding, FindingNorm, TermSheetAnalysis } from '../analysis.ts';
import { type ColourRule, colourRules } from '../knowledge/colour-rules.ts';
import { notesIn } from '../knowledge/find-legal-notes.ts';
import { isCheckDue } from '../knowledge/last-checked.ts';
import type { LegalNote } from '../knowledge/legal-notes.ts';
import { longDate } from './long-date.ts';

/** How a clause of the report was judged: its rule, and the figures and points of law that its findings show. */
export interface AnnexEntry {
  readonly rule: ColourRule;
  readonly norms: readonly FindingNorm[];
  readonly notes: readonly LegalNote[];
}

/** The clauses that have findings, in the order of the rules. */
export function annexOf(analysis: TermSheetAnalysis): AnnexEntry[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  const findings = [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
  return colourRules.flatMap((rule) => {
    const own = findings.filter(({ id }) => id === rule.clause);
    return own.length === 0 ? [] : [{ rule, norms: normsOf(own), notes: notesOf(own) }];
  });
}

function normsOf(findings: readonly ClauseFinding[]): FindingNorm[] {
  const norms = findings.flatMap(({ norm }) => norm ?? []);
  return norms.filter(({ text }, index) => norms.findIndex((other) => other.text === text) === index);
}

function notesOf(findings: readonly ClauseFinding[]): LegalNote[] {
  return notesIn(findings.map(({ jurisdictionalNote = '' }) => jurisdictionalNote).join(' '));
}

/** "Last checked 21 November 2025", and whether that is too long ago on the day of the report. */
export function checkedInWords(checkedOn: string, today: Date): string {
  const due = isCheckDue(checkedOn, today) ? ', more than 18 months before this report' : '';
  return `Last checked ${longDate(new Date(checkedOn))}${due}.`;
}
