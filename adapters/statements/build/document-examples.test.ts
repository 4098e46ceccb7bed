import { expect, it } from 'vitest';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import { parseGoldenTruth } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { redLabel, sentenceLabels } from '../../../core/termsheet/statements/sentence-labels.ts';
import { documentExamples } from './document-examples.ts';

const document = readPlainText(`Term sheet for Tarn Bikes Limited

The Fund will invest £1,000,000 for Series A shares at a pre-money valuation of £4,000,000.

Whatever is left over is shared by everybody, the Fund once more among them.

The Fund appoints one of three directors.`);
const outcome = analyzeDocument(document, { jurisdiction: 'UK', analysisDetail: 'detailed' });
if (!outcome.ok) throw new Error(outcome.error.message);
const analysis = outcome.value;
const red = sentenceLabels.indexOf(redLabel);

function harmOf(answer: {
  readonly redFlags: readonly string[];
  readonly evidence?: Record<string, string>;
}) {
  const [entry] = Object.values(parseGoldenTruth({ files: { 'tarn.txt': answer } }));
  if (!entry) throw new Error('There is one entry.');
  return documentExamples(document, entry, analysis).map(({ sentence }) =>
    sentence.unknown.includes(red) ? null : sentence.holds.includes(red),
  );
}

it('learns harm from the passages that a careful reader has marked, and harmlessness from all others', () => {
  const passage = 'shared by everybody, the Fund\nonce more among them';
  const harm = harmOf({ redFlags: ['E04'], evidence: { E04: passage } });
  expect(harm.filter((verdict) => verdict === true)).toHaveLength(1);
  expect(harm).not.toContain(null);
});

it('leaves open what nobody has marked, where the engine quotes nothing', () => {
  expect(harmOf({ redFlags: ['E04'] })).toContain(null);
});
