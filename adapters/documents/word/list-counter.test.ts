import { describe, expect, it } from 'vitest';
import { ListCounter } from './list-counter.ts';
import type { ListDefinition, ListLevel } from './word-document.ts';

const level = (text: string, format = 'decimal', further: Partial<ListLevel> = {}): ListLevel => ({
  format,
  text,
  start: 1,
  ...further,
});

function counterOf(levels: readonly ListLevel[], starts: readonly (readonly [number, number])[] = []) {
  const own: ListDefinition = { family: 'a', levels, starts: new Map() };
  const anew: ListDefinition = { family: 'a', levels, starts: new Map(starts) };
  return new ListCounter(
    new Map([
      ['own', own],
      ['anew', anew],
    ]),
  );
}

const printed = (counter: ListCounter, levels: readonly number[], list = 'own') =>
  levels.map((at) => counter.next({ list, level: at }));

describe('numbers of lists', () => {
  it('counts levels, and starts lower ones anew after a higher one', () => {
    const counter = counterOf([level('%1.'), level('%1.%2'), level('(%3)', 'lowerLetter')]);
    expect(printed(counter, [0, 1, 1, 2, 2, 0, 1, 2])).toEqual([
      '1.',
      '1.1',
      '1.2',
      '(a)',
      '(b)',
      '2.',
      '2.1',
      '(a)',
    ]);
  });

  it('prints the first number of a level that was passed over', () => {
    const counter = counterOf([level('%1.'), level('%1.%2')]);
    expect(printed(counter, [1, 1])).toEqual(['1.1', '1.2']);
  });

  it('prints all levels as figures where the numbering is legal', () => {
    const counter = counterOf([
      level('Article %1', 'upperRoman'),
      level('%1.%2', 'decimal', { isLegal: true }),
    ]);
    expect(printed(counter, [0, 0, 1])).toEqual(['Article I', 'Article II', '2.1']);
  });

  it('goes on counting where the level never starts anew', () => {
    const counter = counterOf([level('%1.'), level('%2)', 'decimal', { restartsAfter: 0 })]);
    expect(printed(counter, [0, 1, 0, 1])).toEqual(['1.', '1)', '2.', '2)']);
  });

  it('goes on with its family, and starts where it is told to when it is first used', () => {
    const counter = counterOf([level('%1.')], [[0, 5]]);
    expect(printed(counter, [0, 0])).toEqual(['1.', '2.']);
    expect(printed(counter, [0, 0], 'anew')).toEqual(['5.', '6.']);
    expect(printed(counter, [0])).toEqual(['7.']);
  });

  it('prints bullets of fonts of signs as a bullet, and nothing for a list that is not there', () => {
    const counter = counterOf([level('\uf0b7', 'bullet'), level('o', 'bullet'), level('–', 'bullet')]);
    expect(printed(counter, [0, 1, 2])).toEqual(['•', '◦', '–']);
    expect(printed(counter, [0], 'absent')).toEqual(['']);
  });

  it('prints no more of a pattern than Word takes', () => {
    const counter = counterOf([level('%1'.repeat(1_000_000))]);
    expect(counter.next({ list: 'own', level: 0 }).length).toBeLessThan(40);
  });
});
