import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config.js';
import { interpretPage } from './interpret-page.ts';
import { identity, readMatrix } from './matrix.ts';
import type { PageContent } from './page-content.ts';
import type { FontFacts, Operation } from './pdf-operators.ts';
import { operators } from './pdf-operators.ts';
import { toChunks, visibleWords } from './visible-words.ts';

/** Reads the words and lines of one page and frees what the parser keeps of it. */
export async function readPage(page: PDFPageProxy, layers: OptionalContentConfig): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const fonts = loadFonts(page, list.fnArray, list.argsArray);
  const drawing = interpretPage(operations(list.fnArray, list.argsArray), readMatrix(transform) ?? identity, {
    font: (name) => fonts.get(name) ?? {},
    isShown: (properties) => isShown(layers, properties),
  });
  page.cleanup();
  const { words, hiddenCharacters, isRecognised } = visibleWords(drawing, width, height);
  const { chunks, isTurned } = toChunks(words, width, height);
  return {
    number: page.pageNumber,
    width: isTurned ? Math.max(width, height) : width,
    height: isTurned ? Math.max(width, height) : height,
    chunks,
    rules: isTurned ? [] : drawing.rules,
    hiddenCharacters,
    isRecognised: isRecognised && words.length > 0,
  };
}

function* operations(codes: readonly number[], operands: readonly unknown[]): Generator<Operation> {
  for (const [index, code] of codes.entries()) {
    const list = operands[index];
    yield { code, operands: Array.isArray(list) ? list : [] };
  }
}

/** The fonts that the page sets; a broken one is left out and its words keep their standard widths. */
function loadFonts(
  page: PDFPageProxy,
  codes: readonly number[],
  operands: readonly unknown[],
): Map<string, FontFacts> {
  const fonts = new Map<string, FontFacts>();
  for (const [index, code] of codes.entries()) {
    if (code !== operators.setFont) continue;
    const name = String((operands[index] as readonly unknown[])[0]);
    if (fonts.has(name)) continue;
    fonts.set(name, {});
    if (page.commonObjs.has(name)) fonts.set(name, page.commonObjs.get(name) as FontFacts);
  }
  return fonts;
}

function isShown(layers: OptionalContentConfig, properties: unknown): boolean {
  return properties === null || layers.isVisible(properties);
}
