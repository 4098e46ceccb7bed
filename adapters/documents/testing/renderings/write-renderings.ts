// Writes renderings with their truth as files, for measuring readers from outside:
//   npx tsx adapters/documents/testing/renderings/write-renderings.ts --out DIR [--set seen|sealed]
//     [--form ID] [--content ID] [--seeds N]
// Each file DIR/NAME has its truth beside it in DIR/NAME.truth.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sealedOffers } from './contents/sealed/index.ts';
import { seenOffers } from './contents/seen/index.ts';
import { forms } from './forms/index.ts';
import { lendPress } from './forms/print/lend-press.ts';
import { formsFor, makeRendering } from './make-rendering.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    set: { type: 'string' },
    form: { type: 'string' },
    content: { type: 'string' },
    seeds: { type: 'string', default: '1' },
  },
});
const sets = { seen: seenOffers, sealed: sealedOffers };
const { out, set, form, content } = values;
const seeds = Number(values.seeds);
const isSet = (name: string): name is keyof typeof sets => name in sets;
if (out === undefined || (set !== undefined && !isSet(set)) || !Number.isInteger(seeds) || seeds < 1) {
  process.stderr.write(
    'Usage: write-renderings.ts --out DIR [--set seen|sealed] [--form ID] [--content ID] [--seeds N]\n',
  );
  process.exit(2);
}

const offers = (set === undefined ? [...seenOffers, ...sealedOffers] : sets[set]).filter(
  ({ id }) => content === undefined || id === content,
);
const chosen = forms.filter(({ id }) => form === undefined || id === form);
mkdirSync(out, { recursive: true });
const lent = lendPress();
let written = 0;
for (const offer of offers) {
  for (const each of formsFor(offer, chosen)) {
    for (let seed = 0; seed < seeds; seed += 1) {
      const { name, bytes, truth } = await makeRendering(offer, each, seed, lent.press);
      writeFileSync(join(out, name), bytes);
      writeFileSync(join(out, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
      written += 1;
    }
  }
}
await lent.giveBack();
process.stdout.write(`${written} renderings of ${offers.length} contents in ${out}\n`);
