/** Said of a PDF with words that cannot be seen on the page. */
export function hiddenWordsWarning(pages: readonly number[]): string {
  return `The PDF has text that cannot be seen (${pageList(pages)}), such as white letters or letters off the page. It was left out of the analysis.`;
}

/** Said of a scan whose words come from text recognition. */
export function recognisedTextWarning(pages: readonly number[]): string {
  return `The words of this PDF come from text recognition over a scanned picture (${pageList(pages)}). Please check figures against the original.`;
}

/** Said of a PDF that is cut off. */
export function missingPagesWarning(count: number): string {
  return `The PDF is damaged: ${count === 1 ? 'one page' : `${count} pages`} could not be read, so the analysis may be incomplete.`;
}

function pageList(pages: readonly number[]): string {
  const shown = pages.slice(0, 5).join(', ');
  return `page${pages.length === 1 ? '' : 's'} ${shown}${pages.length > 5 ? ' and others' : ''}`;
}
