// Holds the document reader against renderings whose truth is known, and prints a table by form:
//   npx tsx adapters/documents/testing/renderings/measure-reader.ts [--set seen|mixed|sealed|fixed]
//     [--form ID] [--content ID] [--seed N] [--faults]
// `--faults` names what is wrong in each rendering: for seen and fixed ones only, sealed ones are never looked at.
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../document-reader.ts';
import type { Offer } from './content/offer.ts';
import { mixedOffers } from './contents/mixed/mixed-offers.ts';
import { sealedOffers } from './contents/sealed/index.ts';
import { seenOffers } from './contents/seen/index.ts';
import { fixedRenderings } from './fixed/fixed-renderings.ts';
import { forms } from './forms/index.ts';
import { lendPress } from './forms/print/lend-press.ts';
import { formsFor, makeRendering } from './make-rendering.ts';
import { faultsOf } from './score/faults.ts';
import type { Rate } from './score/rate.ts';
import { asReadDocument } from './score/read-document.ts';
import { type Score, scoreReading } from './score/score.ts';
import type { Rendering } from './truth/true-block.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'seen' },
    form: { type: 'string' },
    content: { type: 'string' },
    seed: { type: 'string', default: '0' },
    faults: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const mixedNumber = 40;
const reader = createDocumentReader();
const scores = new Map<string, Score[]>();
const lent = lendPress();
for await (const rendering of renderings()) {
  const { name, truth, bytes } = rendering;
  const read = await reader.read({ name, bytes });
  if (!read.ok) {
    process.stderr.write(`${name}: ${read.error.message}\n`);
    process.exitCode = 1;
    continue;
  }
  const score = scoreReading(truth, asReadDocument(read.value));
  scores.set(truth.form, [...(scores.get(truth.form) ?? []), score]);
  if (values.faults && values.set !== 'sealed') process.stdout.write(faultsOf(name, score));
}
await lent.giveBack();

const columns = ['form', 'number', 'bounds F1', 'blocks F1', 'order wrong', 'words lost', 'read as terms'];
process.stdout.write(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n`);
for (const [form, ofForm] of scores) printRow(form, ofForm);
printRow('all', [...scores.values()].flat());

async function* renderings(): AsyncGenerator<Rendering> {
  if (values.set === 'fixed') {
    yield* fixedRenderings().filter(({ truth }) => isWanted(truth.content, truth.form));
    return;
  }
  for (const offer of offersOf(values.set)) {
    for (const form of formsFor(offer, forms)) {
      if (isWanted(offer.id, form.id)) yield makeRendering(offer, form, seed, lent.press);
    }
  }
}

/** The mixed ones of one seed are others than those of the next. */
function offersOf(set: string): readonly Offer[] {
  if (set === 'mixed') return mixedOffers(seenOffers, seed * mixedNumber, mixedNumber);
  return set === 'sealed' ? sealedOffers : seenOffers;
}

function isWanted(content: string, form: string): boolean {
  return (values.content ?? content) === content && (values.form ?? form) === form;
}

function printRow(form: string, ofForm: readonly Score[]): void {
  const mean = (of: (score: Score) => Rate) =>
    (ofForm.reduce((sum, score) => sum + of(score).f1, 0) / ofForm.length).toFixed(3);
  const sum = (of: (score: Score) => readonly unknown[]) =>
    ofForm.reduce((total, score) => total + of(score).length, 0);
  const cells = [
    form,
    ofForm.length,
    mean(({ boundaries }) => boundaries),
    mean(({ blocks }) => blocks),
    ofForm.filter(({ outOfOrder }) => outOfOrder.length > 0).length,
    sum(({ termsLost }) => termsLost),
    sum(({ readAsTerms }) => readAsTerms),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
