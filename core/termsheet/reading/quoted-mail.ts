const quoteIntroduction =
  /^(?:>\s?)*(?:on\s.{6,120}\swrote:|-{2,}\s?original message\s?-{2,}|-{2,}\s?forwarded message\s?-{2,}|am\s.{6,120}\sschrieb\s.{3,80}:)/im;

/**
 * Where an earlier mail is quoted below the one that makes the offer; null where none is. What the other side had
 * asked for is no term. A mail that is longer below the mark than above it forwards the offer itself.
 */
export function quotedMailStart(text: string): number | null {
  const start = introductionStart(text);
  return start !== null && start > text.length / 2 ? start : null;
}

/** Where a mail begins that is forwarded as the offer: what the note above it says of a term comes later, and counts. */
export function forwardedMailStart(text: string): number | null {
  const start = introductionStart(text);
  return start !== null && start <= text.length / 2 ? start : null;
}

function introductionStart(text: string): number | null {
  return quoteIntroduction.exec(text)?.index ?? null;
}
