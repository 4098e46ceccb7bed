import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import type { TermSheetDocument } from '../../../core/termsheet/document/term-sheet-document.ts';
import { type GoldenEntry, parseGoldenTruth } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { packageRoot } from '../../package-root.ts';

/** A document with what a careful reader says about it. */
export interface SetDocument {
  readonly set: string;
  readonly name: string;
  readonly entry: GoldenEntry;
  readonly document: TermSheetDocument;
}

const testing = 'core/termsheet/testing';
const tested = (folder: string, truth = `${folder}-truth`): SetPlace => ({
  folder: `${testing}/${folder}`,
  truth: `${testing}/data/${truth}.json`,
});
const written = (hand: string): SetPlace => ({
  folder: `core/termsheet/corpus/offers/${hand}`,
  truth: `core/termsheet/corpus/offers/${hand}/truth.json`,
});

interface SetPlace {
  readonly folder: string;
  readonly truth: string;
}

/** Hands of core/termsheet/corpus/offers. */
const offerHands = [
  ...'nopqrstvwxyz',
  'aa',
  'ab',
  ...[...'abcdefghijklmnopquvwxyz'].map((last) => `b${last}`),
  ...[...'abcdefgh'].map((last) => `d${last}`),
  ...[...'ijk'].map((last) => `h${last}`),
];
/** Hands of the same folder whose plain forms wordings were mended on. */
const mendedHands = [...'abcd'].map((last) => `h${last}`);

/** Whether a set was written to be learned from, so that no wording was mended on it. */
export function isWritten(set: string): boolean {
  return offerHands.includes(set);
}

/** Whether a set was written to be learned from, and wordings were mended on it since. */
export function isMended(set: string): boolean {
  return mendedHands.includes(set);
}

/** The sets, each from another hand. Those that were written to be learned from stand with the corpus. */
const sets: Readonly<Record<string, SetPlace>> = {
  fixtures: tested('fixtures', 'fixture-truth'),
  practice: tested('practice-fixtures', 'practice-truth'),
  ...Object.fromEntries([...'abcdefghijkl'].map((set) => [set, tested(`unseen-${set}`)])),
  ...Object.fromEntries([...offerHands, ...mendedHands].map((hand) => [hand, written(hand)])),
};

/** Texts that look like offers, and odd offers, which are read for what they are and no further. */
const lookAlikes = Object.fromEntries(
  [...'abcdef'].map((last) => {
    const folder = `core/termsheet/corpus/look-alikes/g${last}`;
    return [`g${last}`, { folder, truth: `${folder}/truth.json` }];
  }),
);

/** A text, and whether it offers to invest. */
export interface OfferOrOther {
  readonly set: string;
  readonly name: string;
  readonly document: TermSheetDocument;
  readonly isOffer: boolean;
}

/** Every text of the sets, offer or not, but those of which either answer is right. */
export function readOffersAndOthers(): readonly OfferOrOther[] {
  return Object.entries({ ...sets, ...lookAlikes }).flatMap(([set, { folder, truth }]) => {
    const answers = parseGoldenTruth(JSON.parse(readFileSync(join(packageRoot(), truth), 'utf8')));
    return Object.entries(answers)
      .filter(([name, { orAnalysisWith }]) => /\.(?:txt|md)$/.test(name) && orAnalysisWith === undefined)
      .map(([name, { expect }]) => ({
        set,
        name,
        document: readPlainText(readFileSync(join(packageRoot(), folder, name), 'utf8')),
        isOffer: expect === 'analysis',
      }));
  });
}

/** Every document of the sets that is a text and an offer; files of other formats need a parser and say nothing more. */
export function readDocumentSets(): readonly SetDocument[] {
  return Object.entries(sets).flatMap(([set, { folder, truth }]) => {
    const answers = parseGoldenTruth(JSON.parse(readFileSync(join(packageRoot(), truth), 'utf8')));
    return Object.entries(answers)
      .filter(([name, { expect }]) => /\.(?:txt|md)$/.test(name) && expect === 'analysis')
      .map(([name, entry]) => {
        const document = readPlainText(readFileSync(join(packageRoot(), folder, name), 'utf8'));
        return { set, name, entry, document };
      });
  });
}
