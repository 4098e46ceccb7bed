import { expect, it } from 'vitest';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withDoubtedHarm } from './doubt-harm.ts';
import { harmLabel, redLabel } from './sentence-labels.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';

const text = `No lawyer needs to put a ratchet in there for us.

The price falls all the way to that of a cheaper round.

There are seventy-five days for us alone.

My cousin was held off for three hundred days.`;
const reading = createReading(readPlainText(text));
const judge = stubJudge([
  { words: 'all the way', labels: { [harmLabel('E07')]: 0.9 } },
  { words: 'cousin', labels: { [harmLabel('G07')]: 0.02, X5: 0.1 } },
]);
/** What is said of the clause's harm is believed as it is. */
const weights = { offset: 0, weights: [1] };
const priceProtection = { id: 'E07', name: 'Anti-dilution', group: 'economic' } as const;
const exclusivity = { id: 'G07', name: 'Exclusivity', group: 'governance' } as const;

function redOn(clause: Parameters<typeof placeFinding>[0], ...words: readonly string[]): PlacedFinding {
  const quoted = reading.sentences.filter((sentence) => words.some((word) => sentence.text.includes(word)));
  const evidence = quoted.map((sentence) => reading.evidence(sentence));
  return placeFinding(clause, { rating: 'Red', risk: 'Harsh.', recommendation: 'Ask.', evidence });
}

const after = (finding: PlacedFinding) => withDoubtedHarm([finding], reading, judge, weights)[0]?.finding;

it('takes a Red back where no passage resembles harm, and marks what is left', () => {
  expect(after(redOn(priceProtection, 'ratchet'))).toMatchObject({ rating: 'Amber', by: 'model' });
});

it('leaves a Red that one passage bears out', () => {
  expect(after(redOn(priceProtection, 'ratchet', 'all the way'))?.rating).toBe('Red');
});

it('leaves a Red whose harm lies in a figure, and one without a passage', () => {
  expect(after(redOn(exclusivity, 'seventy-five'))?.rating).toBe('Red');
  expect(after(redOn(priceProtection))?.rating).toBe('Red');
});

it('takes back what may be told of others and harms nobody, whatever the clause', () => {
  expect(after(redOn(exclusivity, 'cousin'))?.rating).toBe('Amber');
  expect(after(redOn(exclusivity, 'cousin', 'seventy-five'))?.rating).toBe('Red');
});

it('leaves the usual words of a harm, which need not resemble the examples', () => {
  const plain = { words: 'ratchet', labels: { E07: 0.99 } };
  const stated = { fact: 'antiDilution', value: 'full-ratchet', probability: 0.9 } as const;
  const denied = { fact: 'antiDilution', value: 'none', probability: 0.9 } as const;
  const rated = (...verdicts: Parameters<typeof stubJudge>[0]) =>
    withDoubtedHarm([redOn(priceProtection, 'ratchet')], reading, stubJudge(verdicts), weights)[0]?.finding
      .rating;
  expect(rated(plain)).toBe('Red');
  expect(rated({ words: 'ratchet', statements: [stated] })).toBe('Red');
  expect(rated({ ...plain, statements: [denied] })).toBe('Amber');
});

it('leaves a contradiction, which is harmful whatever its passages say', () => {
  const contradiction: PlacedFinding = { ...redOn(priceProtection, 'ratchet'), isContradiction: true };
  expect(after(contradiction)?.rating).toBe('Red');
});

const vesting = { id: 'F01', name: 'Founder vesting', group: 'founder' } as const;
const leaver = { id: 'F03', name: 'Leavers', group: 'founder' } as const;

/** The colour of a Red on the first sentence once the reader has heard it so. */
function ratedBy(
  clause: Parameters<typeof placeFinding>[0],
  labels: NonNullable<StubVerdict['labels']>,
  ...statements: NonNullable<StubVerdict['statements']>
) {
  const judging = stubJudge([{ words: 'ratchet', labels, statements }]);
  return withDoubtedHarm([redOn(clause, 'ratchet')], reading, judging, weights)[0]?.finding.rating;
}

it.each(['Amber', 'Green'] as const)('leaves what is %s as it is', (rating) => {
  const placed = redOn(priceProtection, 'ratchet');
  const other: PlacedFinding = { ...placed, finding: { ...placed.finding, rating } };
  expect(withDoubtedHarm([other], reading, judge, weights)).toEqual([other]);
});

it.each([
  ['a passage that resembles any harm', priceProtection, { [redLabel]: 0.1 }, 'Red'],
  ['a passage that hardly resembles any', priceProtection, { [redLabel]: 0.09 }, 'Amber'],
  ['a passage that harms another clause', priceProtection, { [harmLabel('E03')]: 0.9 }, 'Amber'],
  ['what may be history', exclusivity, { X5: 0.04 }, 'Amber'],
  ['what is hardly history', exclusivity, { X5: 0.039 }, 'Red'],
  ['history that may be harmful', exclusivity, { X5: 0.9, [harmLabel('G07')]: 0.06 }, 'Red'],
  ['history about the clause', priceProtection, { X5: 0.9, E07: 0.99, [harmLabel('E07')]: 0.06 }, 'Amber'],
  ['a passage plainly about the clause', priceProtection, { E07: 0.95 }, 'Red'],
  ['a passage not plainly about it', priceProtection, { E07: 0.94 }, 'Amber'],
])('weighs %s', (_, clause, labels, rating) => {
  expect(ratedBy(clause, labels)).toBe(rating);
});

const vests = (value: number, probability = 0.9) => ({ fact: 'vestingMonths', value, probability }) as const;
const cliff = { fact: 'cliffMonths', value: 24, probability: 0.9 } as const;
const resigns = (value: boolean) =>
  ({ fact: 'badLeaverIncludesResignation', value, probability: 0.9 }) as const;

it.each([
  ['a usual figure', vesting, [vests(48)], 'Amber'],
  ['a harmful figure', vesting, [vests(72)], 'Red'],
  ['a harmful figure, with half a certainty', vesting, [vests(72, 0.5)], 'Red'],
  ['a harmful figure, with less', vesting, [vests(72, 0.49)], 'Amber'],
  ['a usual figure and a harmful one', vesting, [vests(48), cliff], 'Red'],
  ['a figure of another clause', priceProtection, [vests(72)], 'Amber'],
  ['that a right is there, which says nothing of its extent', leaver, [resigns(true)], 'Amber'],
  ['that it is not there', leaver, [resigns(false)], 'Amber'],
])('takes a Red back by what the passage states: %s', (_, clause, statements, rating) => {
  expect(ratedBy(clause, {}, ...statements)).toBe(rating);
});

it('does not doubt a figure that answers its label in a few words', () => {
  const terse = createReading(readPlainText('Liquidation preference: 3x, senior to the existing preferred.'));
  const [sentence] = terse.sentences.filter(({ isLabel }) => !isLabel);
  if (!sentence) throw new Error('The answer is no sentence.');
  const preference = placeFinding(
    { id: 'E03', name: 'Liquidation preference', group: 'economic' },
    { rating: 'Red', risk: 'Harsh.', recommendation: 'Ask.', evidence: [terse.evidence(sentence)] },
  );
  const likePast = stubJudge([{ words: 'existing', labels: { X5: 0.9 } }]);
  expect(withDoubtedHarm([preference], terse, likePast, weights)[0]?.finding.rating).toBe('Red');
});
