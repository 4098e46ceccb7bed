import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type GoldenEntry, parseGoldenTruth } from '../../../../core/termsheet/evaluation/golden-truth.ts';

/** Documents in a folder, and the table of what a careful reader says about them. */
interface AnsweredSet {
  readonly name: string;
  readonly folder: URL;
  readonly truth: URL;
}

/** A document with its answer. */
export interface AnsweredDocument {
  readonly name: string;
  readonly url: URL;
  readonly entry: GoldenEntry;
}

const testing = new URL('../../../../core/termsheet/testing/', import.meta.url);
const unseen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'].map(
  (letter) => `unseen-${letter}`,
);

/** @param samples a folder of further documents with a `truth.json` beside them */
export function answeredSets(samples?: string): readonly AnsweredSet[] {
  const own = (name: string, folder: string): AnsweredSet => ({
    name,
    folder: new URL(`${folder}/`, testing),
    truth: new URL(`data/${name}-truth.json`, testing),
  });
  const sets = [
    own('fixture', 'fixtures'),
    own('practice', 'practice-fixtures'),
    ...unseen.map((name) => own(name, name)),
    own('voices', 'voices'),
  ];
  if (samples === undefined) return sets;
  const folder = pathToFileURL(`${samples}/`);
  return [...sets, { name: 'samples', folder, truth: new URL('truth.json', folder) }];
}

export function answeredDocuments({ folder, truth }: AnsweredSet): readonly AnsweredDocument[] {
  return Object.entries(parseGoldenTruth(JSON.parse(readFileSync(truth, 'utf8'))))
    .map(([name, entry]) => ({ name, entry, url: new URL(name, folder) }))
    .filter(({ url }) => existsSync(url));
}
