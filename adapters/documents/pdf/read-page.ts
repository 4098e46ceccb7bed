import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config.js';
import type { ReadingMeter } from '../reading-meter.ts';
import { PageInterpreter } from './interpret-page.ts';
import { identity, readMatrix } from './matrix.ts';
import type { PageContent } from './page-content.ts';
import type { ParsedFont, PassingPort } from './parser/passing-port.ts';
import type { FontFacts } from './pdf-operators.ts';
import { visibleWords } from './visible-words.ts';

const noOperands: readonly unknown[] = [];

/** Reads the words and lines of one page, which are drawn into the port while the parser reads it. */
export async function readPage(
  page: PDFPageProxy,
  layers: OptionalContentConfig,
  port: PassingPort,
  meter: ReadingMeter,
): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const paper = { width, height };
  const fonts = new Map<string, FontFacts>();
  const interpreter = new PageInterpreter(readMatrix(transform) ?? identity, paper, {
    font(name) {
      const facts = fonts.get(name) ?? readFont(port.fonts.get(name) ?? {});
      fonts.set(name, facts);
      return facts;
    },
    isShown: (properties) => properties === null || layers.isVisible(properties),
  });
  const { drawing } = interpreter;
  let counted = 0;
  const failures: unknown[] = [];
  port.receiver = (codes, operands) => {
    try {
      let index = 0;
      for (const code of codes) {
        const list = operands[index];
        interpreter.step(code, Array.isArray(list) ? list : noOperands);
        index += 1;
      }
      meter.take('words', drawing.pieces - counted);
      counted = drawing.pieces;
    } catch (error) {
      // The parser, which calls this, would go on without the rest of the page.
      failures.push(error);
    }
  };
  try {
    await page.getOperatorList();
  } finally {
    port.receiver = undefined;
    page.cleanup();
  }
  if (failures.length > 0) throw failures[0];
  meter.spend('shapes', drawing.rules.length + drawing.areas.length);
  const { words, isTurned, hiddenCharacters, isRecognised } = visibleWords(drawing, paper, meter);
  return {
    number: page.pageNumber,
    width: isTurned ? Math.max(width, height) : width,
    height: isTurned ? Math.max(width, height) : height,
    words,
    rules: isTurned ? [] : drawing.rules,
    hiddenCharacters,
    isRecognised: isRecognised && words.length > 0,
  };
}

function readFont({ name, bold, black, italic, isType3Font, fontMatrix, vertical }: ParsedFont): FontFacts {
  return {
    isBold: Boolean(bold || black) || /bold|black|heavy/iu.test(name ?? ''),
    isItalic: Boolean(italic) || /italic|oblique/iu.test(name ?? ''),
    ...(isType3Font === undefined ? {} : { isType3Font }),
    ...(fontMatrix === undefined ? {} : { fontMatrix }),
    ...(vertical === undefined ? {} : { vertical }),
  };
}
