import { expect, it } from 'vitest';
import { readPlainText } from './plain-text-document.ts';
import { inFigures, inLetters } from './recognition.ts';

it('reads figures and letters that poor recognition took for one another', () => {
  expect(inFigures('§ l.O')).toBe('§ 1.0');
  expect(inLetters('Shareho1dings of 10 in 2 lots, 1x')).toBe('Shareholdings of 10 in 2 lots, 1x');
});

it('leaves titles and rows of a poor scan what they are', () => {
  const body = 'The fund appoints one director and the founders two.';
  const text = `l) Board\n\n${body}\n\n2) Shareho1dings .\n\nAnna    1,OO0\nFund    l,000\n        2,0O0 ,,\n\n---- '\n`;
  const { blocks } = readPlainText(text);
  expect(blocks.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
    'heading l) Board',
    `paragraph ${body}`,
    'heading 2) Shareho1dings',
    'table-row Anna    1,OO0',
    'table-row Fund    l,000',
    'table-row 2,0O0',
  ]);
});
