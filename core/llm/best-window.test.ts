import { expect, it } from 'vitest';
import { bestWindow } from './best-window.ts';
import { tokenise } from './text-tokens.ts';

const noise = (word: string, count: number) => Array(count).fill(word).join(' ');
const find = (text: string, quote: string) => {
  const tokens = tokenise(text);
  const window = bestWindow(tokens, tokenise(quote));
  if (window === null) return null;
  const words = tokens.slice(window.from, window.to).map(({ folded }) => folded);
  return { words: words.join(' '), from: window.from, share: window.share };
};
const quote = 'one red fox jumps over ten lazy dogs at noon';

it('finds the words where they stand, and the whole of them', () => {
  for (const before of [0, 1, 30]) {
    const text = `${noise('before', before)} ${quote} ${noise('after', 30)}`;
    expect(find(text, quote)).toEqual({ words: quote, from: before, share: 1 });
  }
  expect(find(`${noise('before', 30)} ${quote}`, quote)).toEqual({ words: quote, from: 30, share: 1 });
});

it('gives the share of the words that stand in order, and begins and ends with one of them', () => {
  const changed = 'one red fox leaps over ten lazy dogs at noon';
  expect(find(`x y ${changed} z`, quote)).toEqual({ words: changed, from: 2, share: 0.9 });
  const swapped = 'red one fox jumps over ten lazy dogs at noon';
  expect(find(`x y ${swapped} z`, quote)?.share).toBe(0.9);
  expect(find('x y blue fox jumps over ten lazy dogs at noon z z', quote)).toMatchObject({
    words: 'fox jumps over ten lazy dogs at noon',
    from: 3,
    share: 0.8,
  });
});

it('takes the place that has most of the words in order, the first of equals', () => {
  const worse = 'one red fox leaps over ten tired dogs at noon';
  const better = 'one red fox jumps over ten tired dogs at noon';
  const gap = noise('gap', 20);
  expect(find(`${worse} ${gap} ${better} ${gap} ${worse}`, quote)).toMatchObject({ words: better, from: 30 });
  expect(find(`${better} ${gap} ${better}`, quote)).toMatchObject({ words: better, from: 0 });
  const disordered = 'noon at dogs lazy ten over jumps fox red one';
  expect(find(`${disordered} ${gap} ${better}`, quote)).toMatchObject({ words: better, from: 30 });
});

it('counts a word as often as the quote has it', () => {
  const repeated = noise('fox', 10);
  expect(find(`${repeated} ${noise('gap', 20)}`, quote)).toBeNull();
  const twice = 'fox fox jumps over over ten lazy dogs at noon';
  expect(find(`${noise('x', 40)} ${twice} ${noise('y', 40)}`, twice)).toEqual({
    words: twice,
    from: 40,
    share: 1,
  });
  expect(find(`${noise('x', 40)} fox jumps over ten lazy dogs at noon ${noise('y', 40)}`, twice)?.share).toBe(
    0.8,
  );
});

it('finds nothing where fewer than seven words in ten are there, and seven are enough', () => {
  const seven = 'a b c fox jumps over ten lazy dogs at';
  expect(find(`${noise('x', 20)} ${seven} ${noise('y', 20)}`, quote)?.share).toBe(0.7);
  const six = 'a b c fox jumps over ten lazy dogs d';
  expect(find(`${noise('x', 20)} ${six} ${noise('y', 20)}`, quote)).toBeNull();
});

it('reaches a little beyond the length of the quote, for words that were left out of it', () => {
  const longer = 'one big red fox jumps over ten lazy dogs at about noon';
  expect(find(`${noise('x', 20)} ${longer} ${noise('y', 20)}`, quote)).toEqual({
    words: longer,
    from: 20,
    share: 1,
  });
});

it('finds a quote that is as long as the text, or longer', () => {
  expect(find(quote, quote)).toEqual({ words: quote, from: 0, share: 1 });
  expect(find('one red fox jumps over ten lazy dogs', quote)).toMatchObject({ from: 0, share: 0.8 });
});

it('finds the place that has most, however many others have a good part of the words before it', () => {
  const gap = noise('gap', 20);
  const worse = Array(12).fill(`one red fox leaps over ten tired dogs at noon ${gap}`).join(' ');
  const better = 'one red fox jumps over ten tired dogs at noon';
  expect(find(`${worse} ${better} ${gap}`, quote)).toMatchObject({ words: better, from: 360, share: 0.9 });
});
