import { expect, it } from 'vitest';
import type { Word } from '../page-content.ts';
import { framePages } from './page-frame.ts';

const [width, height, size] = [595, 842, 10];

function word(text: string, baseline: number, of = size): Word {
  const at = { left: 60, right: 60 + text.length * 5, baseline, size: of };
  return { text, ...at, bold: false, italic: false, isGlued: false, isStruck: false, isUnderlined: false };
}

/** The texts of heads, body and feet of a page of such words, one a line. */
function frame(...pages: readonly (readonly Word[])[]) {
  const content = { width, height, words: [], rules: [], hiddenCharacters: 0, isRecognised: false };
  const framed = framePages(
    pages.map((words, index) => ({ content: { ...content, number: index + 1 }, words })),
    size,
  );
  const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);
  return framed.map(({ heads, lines, feet, comments }) => ({
    heads: texts(heads),
    lines: texts(lines),
    feet: texts(feet),
    comments: texts(comments),
  }));
}

const body = Array.from({ length: 5 }, (_, index) => word(`Line${index} of the text`, 200 + index * 12));

it('takes a small line far from the text for a running one', () => {
  const [page] = frame([word('Draft two', 40, 8), ...body]);
  expect(page?.heads).toEqual(['Draft two']);
});

it('takes the name of a firm for a running line, though it ends with a stop', () => {
  const [page] = frame([word('Kranji Wafer Pte. Ltd.', 40, 8), ...body]);
  expect(page?.heads).toEqual(['Kranji Wafer Pte. Ltd.']);
});

it('takes a page number for a foot and does not show it', () => {
  const [page] = frame([...body, word('3', 810)]);
  expect(page).toMatchObject({ lines: body.map(({ text }) => text), feet: [] });
});

it('leaves rows of a table at the foot of a page in the text, however small', () => {
  const rows = ['Founders', 'Pool', 'Total'].map((text, index) => word(text, 760 + index * 17, 8));
  const [page] = frame([...body, ...rows]);
  expect(page?.lines).toContain('Total');
});

it('leaves a last sentence in the text that is as small as what stands above it', () => {
  const table = Array.from({ length: 5 }, (_, index) =>
    word(`Cell ${index} of the row`, 600 + index * 12, 8),
  );
  const [page] = frame([...body, ...table, word('any change to the by-laws.', 780, 8)]);
  expect(page?.lines).toContain('any change to the by-laws.');
});

it('takes a smaller line below places to sign for a foot, however far apart these stand', () => {
  const places = ['For the Company', 'Name', 'Date'].map((text, index) => word(text, 700 + index * 34));
  const [page] = frame([...body, ...places, word('HF/0417 1', 800, 8)]);
  expect(page?.feet).toEqual(['HF/0417 1']);
});

it('takes small words behind the text for a remark, not those of a note that is wider than the text', () => {
  const behind = (text: string, left: number) => ({ ...word(text, 224, 8), left, right: left + 40 });
  const [remark] = frame([...body, behind('Commented:', 400)]);
  expect(remark?.comments).toEqual(['Commented:']);
  const note = [behind('the', 60), behind('first', 102), behind('draft', 144)];
  expect(frame([word('Yours,', 200), ...note])[0]?.comments).toEqual([]);
});

it('leaves the head and the rows of a table in the text that come again at the edges of pages', () => {
  const rows = (from: number) =>
    ['Holder', 'Founders', 'Pool'].map((text, index) => word(text, from + index * 21));
  const pages = frame([...rows(83), ...body, ...rows(712)], [...rows(83), ...body, ...rows(712)]);
  expect(pages.map(({ heads, feet }) => [heads, feet])).toEqual([
    [[], []],
    [[], []],
  ]);
});

it('compares a last line with those of its own column', () => {
  const right = (text: string, baseline: number) => {
    const own = word(text, baseline, 9);
    return { ...own, left: own.left + 250, right: own.right + 250 };
  };
  const rows = ['Holdings', 'Holder', 'Founders'].map((text, index) => right(text, 741 + index * 16));
  const [page] = frame([...body, ...rows, word('we end up with a fifth', 765)]);
  expect(page?.lines).toContain('Founders');
});

it('takes a line that comes again for a running one where it stands no further off than paragraphs do', () => {
  const paragraphs = [word('One paragraph', 660, 8), word('and one more', 720, 8)];
  const pages = frame(...[1, 2].map((page) => [...body, ...paragraphs, word(`Draft, page ${page}`, 780, 8)]));
  expect(pages.map(({ lines }) => lines.length)).toEqual([7, 7]);
});

it('leaves the last lines of two columns in the text, of which one is of a table in smaller letters', () => {
  const last = { ...word('of the pool of shares of its founders', 775, 9), left: 310, right: 480 };
  const [page] = frame([...body, word('left out of account', 775), last]);
  expect(page?.feet).toEqual([]);
});

it('takes a last line far below the last note for a running one, however far that stands from the text', () => {
  const notes = [word('Our usual promise is waived this time', 715, 8), word('Draft two, page one', 752, 8)];
  expect(frame([...body, ...notes])[0]?.feet).toEqual(['Draft two, page one']);
});
