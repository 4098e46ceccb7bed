import { expect, it } from 'vitest';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { withDoubtedHarm } from './doubt-harm.ts';
import { harmLabel } from './sentence-labels.ts';
import { stubJudge } from './testing/stub-judge.ts';

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
