import { expect, it } from 'vitest';
import { assembleDocument } from '../document/assemble-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';

const inCells = (...rows: [string, string][]) =>
  createReading(
    assembleDocument({
      format: 'docx',
      parts: rows.map((cells) => ({ kind: 'row', cells })),
      pageCount: 0,
      warnings: [],
    }),
  );
/** What is said, each with the headings above it. */
const said = ({ sentences }: ReturnType<typeof createReading>) =>
  sentences.filter(({ isLabel }) => !isLabel).map(({ text, section }) => `${section?.title}: ${text.trim()}`);

it('reads a list in a cell item by item, under the label of its row', () => {
  const list = 'The lead must agree to:\n(a) debt;\n(b) people:\n(i) any dismissal;\n(c) a sale.';
  expect(said(inCells(['Consents', list], ['Law', 'English.']))).toEqual([
    'consents: The lead must agree to:',
    'consents: (a) debt;',
    'consents: (b) people:',
    'consents: (i) any dismissal;',
    'consents: (c) a sale.',
    'law: English.',
  ]);
});

it('reads titles in a cell as titles, which end with their row', () => {
  const clauses = '2.1 Dividends\nOnly if they are declared.\n2.2 Conversion\nAt any time.';
  expect(said(inCells(['Economics', clauses], ['Law', 'English.']))).toEqual([
    'dividends: Only if they are declared.',
    'conversion: At any time.',
    'law: English.',
  ]);
});

it('reads a sentence of several lines as one, in a text that breaks its lines', () => {
  const text = [
    'Term          What is agreed between the parties to this paper',
    'Vetoes        The lead investor must agree before the company does',
    '              any of these:',
    '              (i) take up more debt than two hundred thousand',
    '              pounds in a year; or',
    '              (ii) issue shares.',
    'Law           English.',
  ].join('\n');
  const sentences = said(createReading(readPlainText(text)));
  expect(sentences).toContain('vetoes: The lead investor must agree before the company does any of these:');
  expect(sentences).toContain('vetoes: (i) take up more debt than two hundred thousand pounds in a year; or');
  expect(sentences).toContain('vetoes: (ii) issue shares.');
});

it('reads a line break of Markdown in a cell as one', () => {
  const text =
    '| Term | Agreed |\n|---|---|\n| Vetoes | On:<br>(a) debt;<br>(b) a sale. |\n| Law | English. |';
  expect(said(createReading(readPlainText(text)))).toContain('vetoes: (b) a sale.');
});

it('quotes the words of an item as they stand in the document', () => {
  const reading = inCells(['Consents', 'On:\n(a) debt;\n(b) a sale.']);
  const item = reading.sentences.find(({ text }) => text.includes('debt'));
  if (!item) throw new Error('The item is not read.');
  expect(reading.evidence(item).quote).toBe('(a) debt;');
});

it('reads the cells of a row alike, whatever parts them', () => {
  const shares = (text: string) => said(createReading(readPlainText(text))).at(-1);
  const piped =
    '| Holder | Shares | Part |\n|---|---|---|\n| Founders | 6,000 | 60% |\n| Fund | 4,000 | 40% |';
  expect(shares(piped)).toBe('fund: 4,000 40%');
  expect(shares(piped.replace(/^\| | \|$/gm, '').replace(/ \| /g, '\t'))).toBe('fund: 4,000 40%');
});
