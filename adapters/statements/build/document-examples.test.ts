import { expect, it } from 'vitest';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import { parseGoldenTruth } from '../../../core/termsheet/evaluation/golden-truth.ts';
import {
  quantityLabels,
  redLabel,
  sentenceLabels,
} from '../../../core/termsheet/statements/sentence-labels.ts';
import { documentExamples } from './document-examples.ts';

const document = readPlainText(`Term sheet for Tarn Bikes Limited

The Fund will invest £1,000,000 for Series A shares at a pre-money valuation of £4,000,000.

Whatever is left over is shared by everybody, the Fund once more among them.

The Fund appoints one of three directors.`);
const outcome = analyzeDocument(document, { jurisdiction: 'UK', analysisDetail: 'detailed' });
if (!outcome.ok) throw new Error(outcome.error.message);
const analysis = outcome.value;
const red = sentenceLabels.indexOf(redLabel);

interface Answer {
  readonly redFlags: readonly string[];
  readonly evidence?: Record<string, string | readonly string[]>;
}

function verdictsOf(label: number, answer: Answer) {
  const [entry] = Object.values(parseGoldenTruth({ files: { 'tarn.txt': answer } }));
  if (!entry) throw new Error('There is one entry.');
  return documentExamples(document, entry, analysis).map(({ sentence }) =>
    sentence.unknown.includes(label) ? null : sentence.holds.includes(label),
  );
}

const harmOf = (answer: Answer) => verdictsOf(red, answer);

it('learns harm from the passages that a careful reader has marked, and harmlessness from all others', () => {
  const passage = 'shared by everybody, the Fund\nonce more among them';
  const harm = harmOf({ redFlags: ['E04'], evidence: { E04: passage } });
  expect(harm.filter((verdict) => verdict === true)).toHaveLength(1);
  expect(harm).not.toContain(null);
});

it('learns what a marked passage is about, which the engine may not have read', () => {
  const passage = 'shared by everybody, the Fund once more among them';
  const about = verdictsOf(sentenceLabels.indexOf('F07'), {
    redFlags: ['F07'],
    evidence: { F07: [passage] },
  });
  expect(about.filter((verdict) => verdict === true)).toHaveLength(1);
});

it('leaves open whether a small piece of a marked passage is harmful by itself', () => {
  const passage = `The Fund appoints one of three directors. ${'And another one whenever it likes, without giving any reason. '.repeat(3)}`;
  const harm = harmOf({ redFlags: ['G01'], evidence: { G01: passage } });
  expect(harm.filter((verdict) => verdict === null)).toHaveLength(1);
  expect(harm).not.toContain(true);
});

it('leaves open what nobody has marked, where the engine quotes nothing', () => {
  expect(harmOf({ redFlags: ['E04'] })).toContain(null);
});

it('learns from an offer that the engine did not take for one', () => {
  const [entry] = Object.values(
    parseGoldenTruth({
      files: { 'tarn.txt': { redFlags: ['E04'], evidence: { E04: 'Whatever is left over is shared' } } },
    }),
  );
  if (!entry) throw new Error('There is one entry.');
  const examples = documentExamples(document, entry, null);
  expect(examples.filter(({ sentence }) => sentence.holds.includes(red))).toHaveLength(1);
});

it('learns a figure of the truth where it stands, if it stands once', () => {
  const stated = (text: string) => {
    const [entry] = Object.values(parseGoldenTruth({ files: { 'a.txt': { facts: { vestingMonths: 36 } } } }));
    if (!entry) throw new Error('There is one entry.');
    const label = quantityLabels.indexOf('vestingMonths');
    return documentExamples(readPlainText(text), entry, null)
      .flatMap(({ quantities }) => quantities)
      .filter(({ holds }) => holds.includes(label)).length;
  };
  expect(stated('You both earn it over three years.\n\nThe lease runs for two years.')).toBe(1);
  expect(stated('You both earn it over three years.\n\nThe lease runs for three years.')).toBe(0);
});
