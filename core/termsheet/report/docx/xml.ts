/** What XML 1.0 cannot hold in any spelling: control characters but white space, halves of pairs, non-characters. */
const notInXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text for an XML element. */
export function escapeXml(text: string): string {
  return text.replace(notInXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
