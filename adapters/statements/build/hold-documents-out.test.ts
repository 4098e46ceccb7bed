import { expect, it } from 'vitest';
import { clauseHarms } from '../../../core/termsheet/statements/clause-harm.ts';
import { harmLabel, redLabel, sentenceLabels } from '../../../core/termsheet/statements/sentence-labels.ts';
import { fitLogOdds } from './fit-log-odds.ts';
import { holdDocumentsOut } from './hold-documents-out.ts';
import type { KnownDocument } from './known-documents.ts';
import type { Example } from './train-linear.ts';

const at = (label: string) => sentenceLabels.indexOf(label);
const harmful: Example = {
  features: Int32Array.of(1),
  holds: [at('E04'), at(redLabel), at(harmLabel('E04'))],
  unknown: [],
};
const fair: Example = { features: Int32Array.of(2), holds: [at('E04')], unknown: [] };

function offersOf(set: string): KnownDocument {
  const sentences = Array.from({ length: 20 }, (_, number) => (number % 4 === 0 ? harmful : fair));
  const entry = { redFlags: ['E04'], evidence: { E04: ['whatever is left'] } };
  const examples = sentences.map((sentence) => ({ sentence, quantities: [] }));
  return { set, entry, examples } as unknown as KnownDocument;
}

it('weighs what models say of offers that they have not seen, and says of which they have not', () => {
  const log: string[] = [];
  const weights = fitLogOdds(
    holdDocumentsOut([], [...'abcdef'].map(offersOf), (line) => log.push(line)).harms,
  );
  expect(log).toHaveLength(3);
  expect(log[0]).toBe('without a, d');
  const harmOf = (labels: Readonly<Record<string, number>>) =>
    clauseHarms(
      weights,
      Float64Array.from(sentenceLabels, (label) => labels[label] ?? 0),
    )[0]?.probability ?? 0;
  expect(harmOf({ E04: 0.9, [redLabel]: 0.9, [harmLabel('E04')]: 0.9 })).toBeGreaterThan(0.5);
  expect(harmOf({ E04: 0.9, [redLabel]: 0.1, [harmLabel('E04')]: 0.05 })).toBeLessThan(0.5);
});
