import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '../testing/docx-builder.ts';
import { blockTexts, parseSound } from '../testing/read-blocks.ts';
import type { WordParagraph } from './word-document.ts';
import { joinWrapped } from './wrapped-paragraphs.ts';

const mail = [
  'Dear Anna,',
  '',
  'We would put £500,000 into the company for a fifth of its shares, with a',
  'preference of one times our money and nothing on top of it. The pool is ten',
  'per cent and comes out of your side.',
  '',
  '- We take one of three seats on the board and see the accounts every month',
  '  until we sell.',
  '- Shares vest over four years.',
];
const joined = [
  'Dear Anna,',
  'We would put £500,000 into the company for a fifth of its shares, with a preference of one times our money and nothing on top of it. The pool is ten per cent and comes out of your side.',
  '- We take one of three seats on the board and see the accounts every month until we sell.',
  '- Shares vest over four years.',
];
const address = ['Northgate Ventures LLP', '12 Exchange Row, second floor', 'Leeds LS1 4AB'];
const chat = [
  'Tom: so is it 500 for twenty per cent or is the valuation still open here',
  'Anna: twenty. We settled that on the phone, and the pool is on top of it.',
  'Tom: fine, then one times, nothing else, and a seat on the board for us.',
];

function breaks(lines: readonly string[]): string {
  const inside = lines.map((line) => `<w:t xml:space="preserve">${line}</w:t>`).join('<w:br/>');
  return paragraph(`<w:r>${inside}</w:r>`);
}

async function read(body: string): Promise<string[]> {
  return blockTexts(await parseSound('docx', await buildDocx(body)));
}

function plain(text: string): WordParagraph {
  return { kind: 'paragraph', runs: [{ text }] };
}

function textsOf(paragraphs: readonly WordParagraph[]): string[] {
  return joinWrapped(paragraphs).map((block) =>
    block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : 'a table',
  );
}

describe('a wrapped mail in Word', () => {
  it('is joined where its lines are line breaks in one paragraph', async () => {
    expect(await read(breaks(mail))).toEqual(joined);
  });

  it('is joined where each line is a paragraph', async () => {
    expect(await read(mail.map((line) => paragraph(line)).join(''))).toEqual(joined);
  });

  it('is taken apart where it stands in one paragraph, its table with it', async () => {
    const pasted = [
      'Naomi, Peter,',
      '',
      'Thanks for the frank call on Tuesday. I took your four points to the partnership and came back with two and a half, which I set out below in full.',
      '',
      'Investment | C$5,000,000 of Class B preferred, one closing',
      '-----------|----------------------------------------------',
      'Preference | 1x, and we share with the common after that until we have had two times our money in total',
      '',
      'Regards,',
      'Malcolm',
    ];
    expect(await read(breaks(pasted))).toEqual([
      ...[0, 2].map((line) => pasted[line]),
      ...[4, 6].map((line) => pasted[line]?.replace(' | ', ' = ')),
      ...pasted.slice(-2),
    ]);
  });

  it('is taken apart where each of its lines has a label, however long', async () => {
    const terms = [
      'Amount: £1,500,000 for A preferred shares',
      'Pre-money valuation: £6,000,000, fully diluted, including an unallocated option pool of 10% and every convertible note',
      'Dividends: none fixed; when declared by the board',
    ];
    expect(await read(breaks(terms))).toEqual(terms.map((line) => line.replace(': ', ' = ')));
  });

  it('is taken apart where each of its lines has the mark of an item or the time of a message', async () => {
    const items = [
      'What we ask of the two of you, and you may not like all of it, is the following and nothing else',
      '- Your shares are earned anew over five years, and what you have put in so far is not counted towards them',
      '- No other work for anybody while you are with us',
    ];
    expect(await read(breaks(items))).toEqual(items);
    const messages = [
      '[12/4, 9:02 AM] Rob: half a million for a tenth of it, once our money back or a tenth, whichever is the larger of both',
      '[12/4, 9:05 AM] Ana: and the board?',
      '[12/4, 9:06 AM] Rob: you two and me',
    ];
    expect(await read(breaks(messages))).toHaveLength(messages.length);
  });

  it('leaves the lines of an address and of a chat alone', () => {
    for (const lines of [address, chat]) expect(textsOf(lines.map(plain))).toEqual(lines);
    expect(textsOf([plain(address.join('\n'))])).toEqual([address.join('\n')]);
    expect(textsOf([plain(chat.join('\n'))])).toEqual(chat);
  });

  it('keeps how words are set, and what hangs on them', () => {
    const [first, second] = [mail[2] ?? '', mail[3] ?? ''];
    const note = { mark: '1', blocks: [] };
    const [paragraphRead] = joinWrapped([
      {
        kind: 'paragraph',
        runs: [{ text: first, isSetOff: true }, { text: '', note }, { text: `\n${second}\n${mail[4]}` }],
      },
    ]) as [WordParagraph];
    expect(paragraphRead.runs).toEqual([
      { text: first, isSetOff: true },
      { text: '', note },
      { text: ` ${second} ${mail[4]}` },
    ]);
  });

  it('leaves long paragraphs alone, and reads on behind them', () => {
    const long = 'The company sends its accounts every month. '.repeat(5);
    expect(textsOf([plain(long), plain(mail.join('\n')), plain(long)])).toHaveLength(6);
    expect(textsOf([plain(long), plain('Short'), plain(long)])).toEqual([long, 'Short', long]);
  });
});
