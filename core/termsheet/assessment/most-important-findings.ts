import type { ClauseFinding, RiskRating, TermSheetAnalysis } from '../analysis.ts';

type Lists = Pick<
  TermSheetAnalysis,
  'economicTerms' | 'governanceTerms' | 'founderRestrictions' | 'missingClauses'
>;

/** What a founder can keep in mind at once, and ask for in one meeting. */
const most = 3;

const grave: readonly RiskRating[] = ['Red', 'Amber'];

/**
 * The findings that a founder should know first: the gravest, and among equals one about the money, one about
 * who decides and one about the founder's own shares before a second of a kind. Green ones are none of them.
 */
export function mostImportantFindings({
  economicTerms,
  governanceTerms,
  founderRestrictions,
  missingClauses,
}: Lists): readonly ClauseFinding[] {
  const ofTheDocument = [economicTerms, governanceTerms, founderRestrictions];
  const ranked = grave.flatMap((wanted) => {
    const withRating = (findings: readonly ClauseFinding[]) =>
      findings.filter(({ rating }) => rating === wanted);
    const firsts = ofTheDocument.flatMap((findings) => withRating(findings).slice(0, 1));
    const others = ofTheDocument.flatMap((findings) => withRating(findings).slice(1));
    return [...firsts, ...others, ...withRating(missingClauses)];
  });
  return ranked.slice(0, most);
}
