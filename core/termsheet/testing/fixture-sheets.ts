import { readdirSync, readFileSync } from 'node:fs';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { type GoldenEntry, parseGoldenTruth } from '../evaluation/golden-truth.ts';
import { type DocumentScore, scoreDocument } from '../evaluation/score-document.ts';

const folder = new URL('./fixtures/', import.meta.url);
const truthFile = new URL('./data/fixture-truth.json', import.meta.url);

/** The project's own term sheets and look-alikes, each with what a careful reader says about it. */
export function fixtureTruth(): Readonly<Record<string, GoldenEntry>> {
  return parseGoldenTruth(JSON.parse(readFileSync(truthFile, 'utf8')));
}

export function fixtureNames(): string[] {
  return readdirSync(folder).sort();
}

export function fixtureText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

const practiceFolder = new URL('./practice-fixtures/', import.meta.url);
const practiceTruthFile = new URL('./data/practice-truth.json', import.meta.url);

/** Documents in the wordings and layouts that practitioners use, with their answers. */
export function practiceTruth(): Readonly<Record<string, GoldenEntry>> {
  return parseGoldenTruth(JSON.parse(readFileSync(practiceTruthFile, 'utf8')));
}

export function practiceNames(): string[] {
  return readdirSync(practiceFolder).sort();
}

export function practiceText(name: string): string {
  return readFileSync(new URL(name, practiceFolder), 'utf8');
}

/** Analyses a text as the built-in engine does and holds the answer against the truth. */
export function scoreText(name: string, text: string, entry: GoldenEntry): DocumentScore {
  const { jurisdiction } = entry;
  return scoreDocument(
    name,
    entry,
    analyzeDocument(readPlainText(text), { jurisdiction, analysisDetail: 'detailed' }),
  );
}
