import { listInWords } from '../../text/list-in-words.ts';
import type { ClauseFinding, Coverage, RiskRating } from '../analysis.ts';
import type { PlacedFinding } from './finding.ts';
import { isPoint } from './overall-risk.ts';

/** What a verdict gives its reasons from. */
export interface VerdictInput {
  readonly overallRisk: RiskRating;
  readonly findings: readonly PlacedFinding[];
  readonly coverage: Coverage;
  readonly isExtract?: boolean;
  readonly isUnsure?: boolean;
  readonly isPriceOpen?: boolean;
  readonly isBoardOpen?: boolean;
  readonly isSumUnread?: boolean;
  readonly isPreferenceUnread?: boolean;
}

/** A reader keeps a few names in mind. */
const mostNames = 3;

/** One plain sentence that says why the overall risk is what it is. */
export function verdictOf({ overallRisk, findings, coverage, ...bar }: VerdictInput): string {
  const rated = (wanted: RiskRating, isMissing: boolean) =>
    findings
      .filter(({ place, finding }) => (place === 'missing') === isMissing && finding.rating === wanted)
      .map(({ finding }) => finding);
  if (overallRisk === 'Red') return redVerdict(rated('Red', false), rated('Red', true));
  const ambers = rated('Amber', false).filter(({ uncertain }) => !uncertain);
  if (overallRisk === 'Green') return greenVerdict(ambers.length, unreadPassages(coverage));
  const points = findings.filter(isPoint).length;
  const harsh = findings.filter(({ finding: { uncertain, by } }) => uncertain && by === 'model').length;
  const reasons = [
    ...named(rated('Red', true), (names) => `the document does not settle ${names}`),
    ...(bar.isExtract ? ['it is only a part of an offer'] : []),
    ...(bar.isPriceOpen ? ['the sum or the price is left open'] : []),
    ...(bar.isBoardOpen ? ['the seats of the investors on the board are left open'] : []),
    ...(bar.isSumUnread ? ['we did not find how much is invested'] : []),
    ...(bar.isPreferenceUnread ? ['we did not find what the preferred shares are paid first'] : []),
    ...(bar.isUnsure ? ['we are not sure that it is an offer'] : []),
    ...(points === 0 ? [] : [`${counted(points, 'term')} ${points === 1 ? 'needs' : 'need'} negotiating`]),
    ...(harsh === 0 ? [] : [`${counted(harsh, 'passage')} may be harsh`]),
    ...unreadReason(unreadPassages(coverage)),
  ];
  return `Amber because ${listInWords(reasons.length > 0 ? reasons : ['a second reading rated it so'])}.`;
}

function redVerdict(present: readonly ClauseFinding[], missing: readonly ClauseFinding[]): string {
  const reasons = [
    ...named(present, (names) => `of ${names}`),
    ...named(missing, (names) => `the document does not settle ${names}`),
  ];
  return `Red because ${listInWords(reasons.length > 0 ? reasons : ['a second reading rated it so'])}.`;
}

function greenVerdict(points: number, unread: number): string {
  const rest = points === 0 ? '' : `, apart from ${counted(points, 'point')} to settle`;
  if (unread === 0) {
    return `Green because we understood the document and found nothing in it that is unusual for founders${rest}.`;
  }
  const passages = unread === 1 ? 'the passage' : `the ${unread} passages`;
  return `Green because nothing in it seems unusual for founders${rest}. Read ${passages} that we know only by likeness to usual terms.`;
}

function unreadPassages({ passages }: Coverage): number {
  return passages.filter(({ kind }) => kind === 'not-understood').length;
}

function unreadReason(unread: number): readonly string[] {
  return unread > 0 ? [`we could not understand ${counted(unread, 'passage')}`] : [];
}

function named(findings: readonly ClauseFinding[], inWords: (names: string) => string): readonly string[] {
  const names = [...new Set(findings.map(({ clause }) => insideSentence(clause)))];
  if (names.length === 0) return [];
  const shown = names.slice(0, mostNames);
  const rest = names.length - shown.length;
  return [inWords(listInWords(rest > 0 ? [...shown, `${rest} more`] : shown))];
}

/** A name without its capital, unless that belongs to it: "EIS or SEIS status". */
function insideSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function counted(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}
