import { describe, expect, it } from 'vitest';
import { expressionsIn, productFiles } from './testing/expressions/read-expressions.ts';

/** What a line shows. */
const mostCharacters = 110;

/** Whether an expression is a list of wordings, whatever lists its groups hold. */
function isList(source: string): boolean {
  let outer = source.replaceAll(/\\./gu, '').replaceAll(/\[[^\]]*\]/gu, '');
  for (let before = ''; before !== outer; ) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)/gu, '');
  }
  return outer.includes('|');
}

it.each([
  ['a|b', true],
  ['(?:a|(b|c))[|]\\|', false],
  ['(?:a|b)|c', true],
])('tells whether %s is a list', (source, expected) => {
  expect(isList(source)).toBe(expected);
});

describe('the wordings of term sheets', () => {
  it('are lists with a line for each family, see any-of.ts', () => {
    const long = productFiles('core/termsheet')
      .flatMap(expressionsIn)
      .filter(({ source }) => source.length > mostCharacters && isList(source));
    expect(long.map(({ place }) => place)).toEqual([]);
  });
});
