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

/** The sets by the folder of their documents and the file of their answers, each from another hand. */
const sets: Readonly<Record<string, readonly [folder: string, truth: string]>> = {
  fixtures: ['fixtures', 'fixture-truth'],
  practice: ['practice-fixtures', 'practice-truth'],
  a: ['unseen-a', 'unseen-a-truth'],
  b: ['unseen-b', 'unseen-b-truth'],
  c: ['unseen-c', 'unseen-c-truth'],
  d: ['unseen-d', 'unseen-d-truth'],
  e: ['unseen-e', 'unseen-e-truth'],
  f: ['unseen-f', 'unseen-f-truth'],
  g: ['unseen-g', 'unseen-g-truth'],
  h: ['unseen-h', 'unseen-h-truth'],
  i: ['unseen-i', 'unseen-i-truth'],
  j: ['unseen-j', 'unseen-j-truth'],
  k: ['unseen-k', 'unseen-k-truth'],
  l: ['unseen-l', 'unseen-l-truth'],
};

/** Every document of the sets that is a text and an offer; files of other formats need a parser and say nothing more. */
export function readDocumentSets(): readonly SetDocument[] {
  const testing = join(packageRoot(), 'core/termsheet/testing');
  return Object.entries(sets).flatMap(([set, [folder, truth]]) => {
    const answers = parseGoldenTruth(
      JSON.parse(readFileSync(join(testing, 'data', `${truth}.json`), 'utf8')),
    );
    return Object.entries(answers)
      .filter(([name, { expect }]) => /\.(?:txt|md)$/.test(name) && expect === 'analysis')
      .map(([name, entry]) => {
        const document = readPlainText(readFileSync(join(testing, folder, name), 'utf8'));
        return { set, name, entry, document };
      });
  });
}
