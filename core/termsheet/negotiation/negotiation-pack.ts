import type { ClauseFinding } from '../analysis.ts';
import { type UsualWording, usualWordings } from './usual-wordings.ts';

/** What a founder takes into a negotiation: plain texts, to be changed before they are sent. */
export interface NegotiationPack {
  /** A courteous message to the investor; it quotes no judgement of ours. */
  readonly message: string;
  /** For the founder's lawyer: clause, quote, ask and a wording to start from. */
  readonly lawyerList: string;
}

/**
 * Writes the message and the list for the findings that a founder wants to raise, in the order given.
 * @example negotiationPack([finding]).message
 */
export function negotiationPack(findings: readonly ClauseFinding[]): NegotiationPack {
  return { message: messageFor(findings), lawyerList: listFor(findings) };
}

/** The usual form of what a finding is about; none where the finding is about a term of its own. */
export function usualWordingFor({ id, clause }: ClauseFinding): UsualWording | null {
  const known = usualWordings[id];
  return known?.name === clause ? known : null;
}

function messageFor(findings: readonly ClauseFinding[]): string {
  const points = findings.map((finding, index) => {
    const wish = usualWordingFor(finding)?.wish;
    const text = wish ? `we would like ${wish}` : 'we would like to settle this in the term sheet.';
    return `${index + 1}. ${finding.clause}: ${text}`;
  });
  const opening =
    findings.length === 1
      ? 'We would like to go ahead, and there is one point that we would like to discuss first:'
      : `We would like to go ahead, and there are ${findings.length} points that we would like to discuss first:`;
  return [
    'Dear [name],',
    `Thank you for the term sheet and for the time you have put into it. ${opening}`,
    points.join('\n'),
    'We would be glad to talk these through whenever it suits you, and to go through the wording with our lawyers.',
    'Kind regards,\n[name]',
  ].join('\n\n');
}

function listFor(findings: readonly ClauseFinding[]): string {
  const entries = findings.map((finding, index) => {
    const { clause, rating, recommendation, evidence } = finding;
    const wording = usualWordingFor(finding)?.wording;
    const quotes = (evidence ?? []).map(({ quote }) => `“${quote.replace(/\s+/g, ' ').trim()}”`);
    return [
      `${index + 1}. ${clause} (${rating})`,
      `In the document: ${quotes.length > 0 ? quotes.join(' … ') : 'not stated'}`,
      `What we ask for: ${recommendation}`,
      ...(wording ? [`Wording to start from: ${wording}`] : []),
    ].join('\n');
  });
  return [
    'Points to raise on the term sheet. The findings were made by software and the wordings are suggestions: please check both.',
    ...entries,
  ].join('\n\n');
}
