import { brand } from '../brand/brand.ts';
import { escapeHtml } from '../escape-html.ts';

/** A mail of ours as text and as HTML: paragraphs, one link, and who we are. */
export function letter(
  paragraphs: readonly string[],
  link: { readonly url: string; readonly label: string },
): { readonly text: string; readonly html: string } {
  return {
    text: [...paragraphs, link.url, '', signature()].join('\n\n'),
    html: [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
      `<p>${escapeHtml(signature()).replaceAll('\n', '<br>')}</p>`,
    ].join('\n'),
  };
}

function signature(): string {
  const { legalName, address, registration } = brand.company;
  return `${legalName}\n${registration}\n${address}`;
}
