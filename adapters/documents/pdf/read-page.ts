import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config.js';
import { interpretPage } from './interpret-page.ts';
import { identity, readMatrix } from './matrix.ts';
import type { PageContent } from './page-content.ts';
import type { FontFacts, Operation } from './pdf-operators.ts';
import { operators } from './pdf-operators.ts';
import { toChunks, visibleWords } from './visible-words.ts';

/** A font as pdf.js keeps it. */
interface LoadedFont extends Omit<FontFacts, 'isBold'> {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
}

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

const noOperands: readonly unknown[] = [];

function* operations(codes: readonly number[], operands: readonly unknown[]): Generator<Operation> {
  for (let index = 0; index < codes.length; index += 1) {
    const list = operands[index];
    yield { code: codes[index] ?? 0, operands: Array.isArray(list) ? list : noOperands };
  }
}

/** The fonts that the page sets; a broken one is left out and its words keep their standard widths. */
function loadFonts(
  page: PDFPageProxy,
  codes: readonly number[],
  operands: readonly unknown[],
): Map<string, FontFacts> {
  const fonts = new Map<string, FontFacts>();
  let index = codes.indexOf(operators.setFont);
  for (; index >= 0; index = codes.indexOf(operators.setFont, index + 1)) {
    const name = String((operands[index] as readonly unknown[])[0]);
    if (fonts.has(name)) continue;
    fonts.set(name, {});
    if (page.commonObjs.has(name)) fonts.set(name, readFont(page.commonObjs.get(name) as LoadedFont));
  }
  return fonts;
}

/** The facts once and for all: what pdf.js hands out works each of them out anew. */
function readFont(font: LoadedFont): FontFacts {
  const { name, bold, black, isType3Font, fontMatrix, vertical } = font;
  return {
    isBold: Boolean(bold || black) || /bold|black|heavy/iu.test(name ?? ''),
    ...(isType3Font === undefined ? {} : { isType3Font }),
    ...(fontMatrix === undefined ? {} : { fontMatrix }),
    ...(vertical === undefined ? {} : { vertical }),
  };
}

function isShown(layers: OptionalContentConfig, properties: unknown): boolean {
  return properties === null || layers.isVisible(properties);
}
