const quoteIntroduction =
  /^(?:>\s?)*(?:on\s.{6,120}\swrote:|-{2,}\s?original message\s?-{2,}|-{2,}\s?forwarded message\s?-{2,}|am\s.{6,120}\sschrieb\s.{3,80}:)/im;

/**
 * Where an earlier mail is quoted below the one that makes the offer; null where none is. What the other side had
 * asked for is no term. A mail that is longer below the mark than above it forwards the offer itself.
 */
export function quotedMailStart(text: string): number | null {
  const match = quoteIntroduction.exec(text);
  return match && match.index > text.length / 2 ? match.index : null;
}
