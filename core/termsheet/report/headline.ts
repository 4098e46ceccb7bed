import { listInWords } from '../../text/list-in-words.ts';
import type { ClauseFinding, TermSheetAnalysis } from '../analysis.ts';

type HeadlineInput = Pick<
  TermSheetAnalysis,
  'overallRisk' | 'economicTerms' | 'governanceTerms' | 'founderRestrictions' | 'missingClauses' | 'coverage'
>;

const numbers = ['', 'one', 'two', 'three'];

/**
 * What an offer is and what to do about it. A colour never stands without what is open, and nothing is called
 * usual that the document does not state.
 * @param priorities how many findings are named right below.
 */
export function headlineOf(analysis: HeadlineInput, priorities: number): string {
  const present = [...analysis.economicTerms, ...analysis.governanceTerms, ...analysis.founderRestrictions];
  const harsh = count(present, 'Red');
  const absent = count(analysis.missingClauses, 'Red');
  const open = openInWords(count(present, 'Amber'), count(analysis.missingClauses, 'Amber'));
  switch (analysis.overallRisk) {
    case 'Red':
      return sentences(redSentence(harsh, absent), whatFirst(priorities));
    case 'Amber':
      return sentences(amberSentence(analysis, absent, open), whatFirst(priorities));
    case 'Green':
      return open === ''
        ? 'Nothing that the document states is unusual for founders.'
        : sentences(
            `Nothing that the document states is unusual for founders, but ${open}`,
            whatFirst(priorities),
          );
    default:
      return '';
  }
}

function redSentence(harsh: number, absent: number): string {
  const termsAbsent = `${absent === 1 ? 'one term' : `${absent} terms`} that every offer has`;
  if (harsh === 0) {
    if (absent === 0) return 'A second reading found this offer harsh for founders';
    return `The document leaves out ${termsAbsent}`;
  }
  const termsHarsh = harsh === 1 ? 'One term is harsh for founders' : `${harsh} terms are harsh for founders`;
  return absent === 0
    ? termsHarsh
    : `${termsHarsh}, and ${termsAbsent} ${absent === 1 ? 'is' : 'are'} missing`;
}

function amberSentence({ coverage }: HeadlineInput, absent: number, open: string): string {
  const unread = coverage.passages.some(({ kind }) => kind === 'not-understood');
  if (absent > 0) {
    const missing = 'One term that every offer has is missing';
    return open === '' ? missing : `${missing}, and ${open}`;
  }
  const scope = unread ? 'Nothing that we could read is hostile' : 'Nothing in it is hostile';
  if (open !== '') return `${scope}, but ${open}`;
  return unread ? `${scope}, but we could not read all of it` : `${scope}, but it is not the whole offer`;
}

/** Points in the document and terms that it lacks, apart: the verdict below speaks of the first alone. */
function openInWords(points: number, absent: number): string {
  const parts = [
    ...(points === 0 ? [] : [points === 1 ? 'one point is open' : `${points} points are open`]),
    ...(absent === 0
      ? []
      : [absent === 1 ? 'one usual term was not found' : `${absent} usual terms were not found`]),
  ];
  return listInWords(parts);
}

function whatFirst(priorities: number): string {
  if (priorities === 0) return '';
  return priorities === 1 ? 'Settle it before you sign' : `Settle these ${numbers[priorities]} first`;
}

function sentences(...parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

function count(findings: readonly ClauseFinding[], rating: ClauseFinding['rating']): number {
  return findings.filter((finding) => finding.rating === rating).length;
}
