import { readPdf } from '../../../adapters/documents/pdf/read-pdf.ts';
import { hundredPages, plainText } from '../../../adapters/documents/testing/speed/hundred-pages.ts';
import { pagesOfSheets } from '../../../adapters/evaluation/testing/speed/pages-of-sheets.ts';
import { loadStatementModel } from '../../../adapters/statements/load-statement-model.ts';
import { goldenSets } from '../../../adapters/taxonomies/evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../../../adapters/taxonomies/load-code-tables.ts';
import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import { processorMs } from '../../../core/testing/processor-time.ts';
import type { FigureGroup } from './figure.ts';

const nothingToClose = async () => {};

/** Descriptions of real businesses, those that the product was developed with. */
export const descriptions = (): readonly string[] =>
  goldenSets()
    .filter(({ name }) => name.endsWith('development'))
    .flatMap(({ rows }) => rows.map(({ description }) => description))
    .slice(0, 150);

/** The built-in engine on one description, warm. */
export const classifyFigures: FigureGroup = {
  name: 'classify',
  figures: [
    { name: 'classify, words only', unit: 'ms of processor time', better: 'less' },
    { name: 'classify, with the trained ranking', unit: 'ms of processor time', better: 'less' },
  ],
  async open() {
    const texts = descriptions();
    const engines = [loadCodeTables({ model: false }), loadCodeTables()];
    const turn = async () => {
      const each: number[] = [];
      for (const tables of engines) {
        const answerAll = () => {
          for (const text of texts) buildClassification(tables, findCodes(tables, text));
        };
        each.push((await processorMs(answerAll)) / texts.length);
      }
      return each;
    };
    await turn();
    return { turn, close: nothingToClose };
  },
};

/** The built-in engine on ten pages, after extraction, warm. */
export const analyseFigures: FigureGroup = {
  name: 'analyse',
  figures: [{ name: 'analyse 10 pages', unit: 'ms of processor time', better: 'less' }],
  async open() {
    const document = readPlainText(pagesOfSheets(10));
    const learned = loadStatementModel();
    const settings = { jurisdiction: 'US', analysisDetail: 'detailed' } as const;
    const analyses = 10;
    const turn = async () => {
      const all = await processorMs(async () => {
        for (let each = 0; each < analyses; each += 1) await analyzeDocument(document, settings, { learned });
      });
      return [all / analyses];
    };
    await turn();
    return { turn, close: nothingToClose };
  },
};

/** A hundred pages of a PDF into blocks, beside pdf-parse, in one warm process. */
export const extractFigures: FigureGroup = {
  name: 'extract',
  figures: [
    { name: 'pdf-parse, 100 pages', unit: 'ms of processor time', better: 'less' },
    { name: 'extract, 100 pages', unit: 'ms of processor time', better: 'less' },
    { name: 'extract: times pdf-parse', unit: '', better: 'less' },
  ],
  async open() {
    const bytes = hundredPages();
    const turn = async () => {
      const plain = await processorMs(() => plainText(bytes));
      const ours = await processorMs(() => readPdf(bytes));
      return [plain, ours, ours / plain];
    };
    await turn();
    return { turn, close: nothingToClose };
  },
};
