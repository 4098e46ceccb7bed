// Holds what the analysis says of an offer in each form against what it says of the same offer as unwrapped text, and
// prints a table by form:
//   npx tsx adapters/documents/testing/renderings/measure-invariance.ts [--set seen|sealed]
//     [--form ID] [--content ID] [--seed N] [--faults]
// `--faults` names what differs in each rendering: for seen ones only, sealed ones are never looked at.
import { parseArgs } from 'node:util';
import type { TermSheetAnalysis } from '../../../../core/termsheet/analysis.ts';
import { createDocumentReader } from '../../document-reader.ts';
import type { Offer } from './content/offer.ts';
import { sealedOffers } from './contents/sealed/index.ts';
import { seenOffers } from './contents/seen/index.ts';
import type { Form } from './forms/form.ts';
import { forms } from './forms/index.ts';
import { lendPress } from './forms/print/lend-press.ts';
import { unwrapped } from './forms/text/wrapped.ts';
import { type Agreement, compareAnalyses, type Share } from './invariance/agreement.ts';
import { analyseRendering } from './invariance/analyse-rendering.ts';
import { formsFor } from './make-rendering.ts';

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
const reader = createDocumentReader();
const lent = lendPress();
const agreements = new Map<string, Agreement[]>();
for (const offer of values.set === 'sealed' ? sealedOffers : seenOffers) {
  if ((values.content ?? offer.id) !== offer.id) continue;
  const reference = await analyse(offer, unwrapped);
  if (!reference) continue;
  for (const form of formsFor(offer, forms)) {
    if (form === unwrapped || (values.form ?? form.id) !== form.id) continue;
    const other = await analyse(offer, form);
    if (!other) continue;
    const agreement = compareAnalyses(reference, other);
    agreements.set(form.id, [...(agreements.get(form.id) ?? []), agreement]);
    if (values.faults && values.set !== 'sealed') printFaults(`${offer.id}.${form.id}`, agreement);
  }
}
await lent.giveBack();

process.stdout.write(
  '| form | number | facts equal | findings equal | type equal |\n|---|---|---|---|---|\n',
);
for (const [form, ofForm] of agreements) printRow(form, ofForm);
printRow('all', [...agreements.values()].flat());

async function analyse(offer: Offer, form: Form): Promise<TermSheetAnalysis | undefined> {
  const analysis = await analyseRendering(offer, form, { reader, press: lent.press, seed });
  if (typeof analysis !== 'string') return analysis;
  process.stderr.write(`${offer.id} as ${form.id}: ${analysis}\n`);
  process.exitCode = 1;
  return undefined;
}

function printRow(form: string, ofForm: readonly Agreement[]): void {
  const percent = (of: (agreement: Agreement) => Share) => {
    const shares = ofForm.map(of);
    const sum = (part: keyof Share) => shares.reduce((total, share) => total + share[part], 0);
    return `${((100 * sum('equal')) / Math.max(1, sum('all'))).toFixed(1)}%`;
  };
  const cells = [
    form,
    ofForm.length,
    percent(({ facts }) => facts),
    percent(({ findings }) => findings),
    percent(({ isTypeEqual }) => ({ equal: isTypeEqual ? 1 : 0, all: 1 })),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function printFaults(name: string, { differences }: Agreement): void {
  if (differences.length > 0)
    process.stdout.write(`${name}\n${differences.map((line) => `  ${line}\n`).join('')}`);
}
