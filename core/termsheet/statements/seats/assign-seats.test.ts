import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { featureNumber } from '../feature-hash.ts';
import { assignSeats, featuresOf, type SeatWeights, seatLabels } from './assign-seats.ts';
import type { SeatSequence, SeatStep } from './seat-sequence.ts';

const sentence = createReading(readPlainText('The board.')).sentences[0];
const whole = 900;

/** A mention of so many seats, with one feature of its own by which it is weighed. */
function step(feature: number, values: readonly number[], more: Partial<SeatStep['mention']> = {}): SeatStep {
  if (!sentence) throw new Error('there is no sentence');
  const mention = { kind: 'number', start: 0, end: 1, values, ...more } as SeatStep['mention'];
  return { mention, features: [feature], bridge: ',', namesBefore: 0, sentence };
}

const sequence = (...steps: readonly SeatStep[]): SeatSequence => ({ steps, whole: [whole] });

/** Weights by label and feature; nothing else weighs. */
const weights =
  (...rules: readonly (readonly [label: string, feature: number, weight: number])[]): SeatWeights =>
  (label, feature) =>
    rules.reduce(
      (sum, [of, on, weight]) => sum + (seatLabels[label] === of && on === feature ? weight : 0),
      0,
    );

const best = (of: SeatSequence, weigh: SeatWeights) => {
  const [first] = assignSeats(of, weigh);
  if (!first) throw new Error('there is no way of reading it');
  return first;
};

describe('the seats of a board', () => {
  it('go to the side that each mention weighs most for, and the size is told apart', () => {
    const weigh = weights(['total', 1, 9], ['founders', 2, 9], ['investors', 3, 9], ['independent', 4, 9]);
    expect(best(sequence(step(1, [4]), step(2, [2]), step(3, [1]), step(4, [1])), weigh)).toMatchObject({
      founders: 2,
      investors: 1,
      independent: 1,
      total: 4,
      labels: [3, 0, 1, 2],
      values: [4, 2, 1, 1],
      score: 36,
    });
  });

  it('are added up where a side is named twice', () => {
    const weigh = weights(['founders', 1, 9], ['founders', 2, 9]);
    expect(best(sequence(step(1, [1]), step(2, [2])), weigh).founders).toBe(3);
  });

  it('are never more than the size of the board, nor fifteen where it is not told', () => {
    const weigh = weights(['total', 1, 9], ['founders', 2, 9], ['investors', 3, 9]);
    const [first] = assignSeats(sequence(step(1, [3]), step(2, [2]), step(3, [2])), weigh);
    expect((first?.founders ?? 0) + (first?.investors ?? 0)).toBeLessThanOrEqual(3);
    const many = weights(['founders', 1, 9], ['investors', 2, 9]);
    expect(best(sequence(step(1, [8]), step(2, [7])), many)).toMatchObject({ founders: 8, investors: 7 });
    expect(best(sequence(step(1, [8]), step(2, [8])), many)).toMatchObject({ founders: 8, investors: 0 });
  });

  it('have a size that is told once, by a number, and is no less than the seats before it', () => {
    const twice = weights(['total', 1, 9], ['total', 2, 9]);
    expect(best(sequence(step(1, [5]), step(2, [3])), twice).labels.filter((one) => one === 3)).toHaveLength(
      1,
    );
    const weigh = weights(['founders', 1, 9], ['total', 2, 5]);
    expect(best(sequence(step(1, [3]), step(2, [3])), weigh).total).toBe(3);
    expect(best(sequence(step(1, [3]), step(2, [2])), weigh).total).toBeNull();
    const named = step(1, [3], { kind: 'founders' });
    expect(best(sequence(named), weights(['total', 1, 9])).labels).not.toContain(3);
  });

  it('are as many as the value that weighs most of those that a mention may have', () => {
    const you = step(1, [1, 2], { kind: 'you' });
    const second = featureNumber('Di', 'you 1');
    const weigh: SeatWeights = (label, feature) =>
      weights(['founders', 1, 9])(label, feature) + (label === 0 && feature === second ? 3 : 0);
    expect(best(sequence(you), weigh).founders).toBe(2);
    expect(
      best(sequence(you), weights(['founders', 1, 9], ['founders', featureNumber('Di', 'you 0'), 3]))
        .founders,
    ).toBe(1);
  });

  it('are the whole board where that weighs more than not, and not where it does not', () => {
    const one = sequence(step(1, [2]));
    expect(best(one, weights(['founders', 1, 9], ['whole', whole, 2])).total).toBe(2);
    expect(best(one, weights(['founders', 1, 9], ['whole', whole, -2])).total).toBeNull();
    const shape = featureNumber('Dw', 'true false false');
    expect(best(one, weights(['founders', 1, 9], ['whole', shape, 2]))).toMatchObject({
      total: 2,
      used: [
        [5, whole],
        [5, shape],
      ],
    });
  });

  it('tell by their shape how far a board of a known size is filled', () => {
    const weigh = (shape: string) =>
      weights(['total', 1, 9], ['founders', 2, 9], ['whole', featureNumber('De', shape), 1]);
    const of = (seats: number) => sequence(step(1, [6]), step(2, [seats]));
    expect(best(of(6), weigh('0')).score).toBe(19);
    expect(best(of(4), weigh('2')).score).toBe(19);
    expect(best(of(1), weigh('3')).score).toBe(19);
    expect(best(sequence(), weights(['whole', featureNumber('De', 'nothing'), 1])).score).toBe(1);
  });

  it('follow as many ways of reading as are asked for, and those alone that are allowed', () => {
    const all = sequence(step(1, [1]), step(2, [1]), step(3, [1]));
    expect(assignSeats(all, () => 0, { width: 1 }).length).toBeLessThan(assignSeats(all, () => 0).length);
    const allowed = assignSeats(all, () => 0, { isAllowed: ([founders]) => founders === 0 });
    expect(allowed.every(({ founders }) => founders === 0)).toBe(true);
    expect(allowed.some(({ investors }) => investors > 0)).toBe(true);
  });

  it('come best first', () => {
    const scores = assignSeats(
      sequence(step(1, [1]), step(2, [2])),
      weights(['founders', 1, 3], ['none', 2, 1]),
    ).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
    expect(scores[0]).toBe(4);
  });
});

describe('the features of an assignment', () => {
  const named = (...names: readonly (readonly [sort: string, word: string])[]) =>
    names.map(([sort, word]) => featureNumber(`D${sort}`, word));

  it('are those that its score was added up from, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 16, maxLength: 16 }),
        (figures) => {
          const weigh: SeatWeights = (label, feature) => figures[(feature + 5 * label) % figures.length] ?? 0;
          const of = sequence(step(1, [4]), step(2, [1, 2], { kind: 'you' }), step(3, [1], { rank: 3 }));
          for (const assignment of assignSeats(of, weigh).slice(0, 5)) {
            const added = featuresOf(of, assignment).reduce(
              (sum, [label, feature]) => sum + weigh(label, feature),
              0,
            );
            expect(added).toBe(assignment.score);
          }
        },
      ),
    );
  });

  it('tell what a mention follows on, what it agrees with and what it leaves', () => {
    const weigh = weights(['total', 1, 9], ['founders', 2, 9], ['investors', 3, 9]);
    const of = sequence(step(1, [4]), step(2, [2], { rank: 1 }), {
      ...step(3, [1, 2], { rank: 3 }),
      bridge: 'and',
      namesBefore: 2,
    });
    const { labels } = best(of, weigh);
    expect(labels).toEqual([3, 0, 1]);
    const found = featuresOf(of, best(of, weigh));
    const under = (label: number, from: number) =>
      found
        .filter(([own]) => own === label)
        .map(([, each]) => each)
        .slice(from);
    expect(under(3, 0)).toEqual([
      1,
      ...named(
        ['p', '4'],
        ['pk', '4 number'],
        ['pb', '4 number ,'],
        ['l', ''],
        ['u', 'number false false 4'],
      ),
      ...named(['g', 'number false'], ['r', ''], ['i', 'number ']),
    ]);
    expect(under(0, 0)).toEqual([
      2,
      ...named(
        ['p', '3'],
        ['pk', '3 number'],
        ['pb', '3 number ,'],
        ['l', '2'],
        ['u', 'number false false 3'],
      ),
      ...named(['g', 'number false'], ['r', 'true false'], ['i', 'number ']),
    ]);
    expect(under(1, 0).slice(1, 4)).toEqual(named(['p', '0'], ['pk', '0 number'], ['pb', '0 number and']));
    expect(under(1, 0).slice(-2)).toContain(named(['r', 'true false'])[0]);
  });
});
