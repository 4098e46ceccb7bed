/**
 * Trains what tells offers from other texts, from the documents of core/termsheet/testing and core/termsheet/corpus:
 *
 *   npx tsx adapters/statements/build/build-offers.ts write      trains, and writes core/termsheet/statements/data
 *   npx tsx adapters/statements/build/build-offers.ts evaluate   every hand read by a model that has seen none of its texts
 *
 * Run `write` after any change of the texts or of documentFeatures.
 */
import { writeFileSync } from 'node:fs';
import { fingerprint } from '../../../core/codes/text-model/compiled-model.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { offerLikelihood } from '../../../core/termsheet/statements/offer-likelihood.ts';
import { compileOfferModel } from '../../../core/termsheet/statements/offer-model.ts';
import { kindByLikeness } from '../../../core/termsheet/statements/read-by-likeness.ts';
import { readOffersAndOthers } from '../evaluation/document-sets.ts';
import { offerModelFiles } from '../load-statement-model.ts';
import { type PreparedText, prepareTexts, trainOffers } from './train-offers.ts';

const folds = 8;

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const texts = prepareTexts(readOffersAndOthers());
const [task] = process.argv.slice(2);
if (task === 'write') write();
else if (task === 'evaluate') evaluate();
else {
  process.stderr.write('usage: npx tsx adapters/statements/build/build-offers.ts write|evaluate\n');
  process.exitCode = 2;
}

function write(): void {
  const names = texts.map(({ set, name, isOffer }) => `${set}/${name} ${isOffer}`);
  const { header, bytes } = compileOfferModel(trainOffers(texts), fingerprint(names));
  const files = offerModelFiles();
  writeFileSync(files.header, JSON.stringify(header));
  writeFileSync(files.weights, bytes);
  log(`offer-model: ${texts.length} texts, ${bytes.length} bytes`);
}

function evaluate(): void {
  const hands = [...new Set(texts.map(({ set }) => set))];
  const foldOf = (text: PreparedText): number => hands.indexOf(text.set) % folds;
  const wrong = Array.from({ length: folds }, (_, fold) => {
    const offers = trainOffers(texts.filter((text) => foldOf(text) !== fold));
    return texts.filter((text) => {
      if (foldOf(text) !== fold) return false;
      const whole = createReading(text.document);
      const sifted = { whole, ofOffer: whole, stated: Number.POSITIVE_INFINITY };
      const { type, isUnlikely } = kindByLikeness(sifted, offerLikelihood(offers, whole));
      return (type !== 'not-a-term-sheet' && !isUnlikely) !== text.isOffer;
    });
  }).flat();
  for (const isOffer of [true, false]) {
    const all = texts.filter((text) => text.isOffer === isOffer).length;
    const missed = wrong.filter((text) => text.isOffer === isOffer);
    log(`${isOffer ? 'offers refused' : 'other texts analysed'}: ${missed.length} of ${all}`);
    for (const { set, name } of missed) log(`  ${set}/${name}`);
  }
}
