import JSZip from 'jszip';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Form } from './form.ts';

/** Every word of a file in the order in which the file has them: a check of forms that knows no layout. */
export async function rawText(bytes: Uint8Array, extension: Form['extension']): Promise<string> {
  if (extension === 'pdf') return pdfText(bytes);
  return extension === 'docx' ? docxText(bytes) : new TextDecoder().decode(bytes);
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await task.destroy();
  return pages.join('\n');
}

/** The document's own parts; of what is there twice for older programs and of what was moved away, one. */
async function docxText(bytes: Uint8Array): Promise<string> {
  const archive = await JSZip.loadAsync(bytes);
  const parts = await Promise.all(
    ['document', 'footnotes', 'endnotes', 'comments'].map((part) =>
      archive.file(`word/${part}.xml`)?.async('string'),
    ),
  );
  return parts
    .join('\n')
    .replace(/<mc:Fallback>.*?<\/mc:Fallback>/gsu, '')
    .replace(/<w:moveFrom .*?<\/w:moveFrom>/gsu, '')
    .replace(/<\/w:p>|<w:tab\/>/gu, '\n')
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&');
}
