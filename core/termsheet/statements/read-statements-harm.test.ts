import { expect, it } from 'vitest';
import type { ClauseId } from '../clauses/taxonomy.ts';
import { readStatements } from './read-statements.ts';
import { harmLabel } from './sentence-labels.ts';
import { readingOf } from './testing/read-as.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

const nineWords = 'We are served before anybody else of you is.';
const eightWords = 'We are served before any one of you.';
const harsh = (words: string, clause: ClauseId, probability: number): StubVerdict => ({
  words,
  labels: { [harmLabel(clause)]: probability },
});

function harshOf(verdict: StubVerdict, readBy: readonly string[] = []) {
  const reading = readingOf([verdict.words]);
  const passages = reading.sentences.map((sentence) => reading.evidence(sentence));
  const read = readBy.map((clause) => ({ clause, passages }));
  return readStatements(stubModel, reading, read, stubJudge([verdict])).harsh;
}

it('tells a harmful passage with its clause, its sentence and the clauses that have read it', () => {
  const [passage, ...others] = harshOf(harsh(nineWords, 'E03', 0.5), ['E05', 'G03']);
  expect(others).toEqual([]);
  expect(passage).toMatchObject({ clause: 'E03', probability: 0.5, readBy: new Set(['E05', 'G03']) });
  expect(passage?.sentence.text.trim()).toBe(nineWords);
});

it('tells it for each clause that it may harm', () => {
  const labels = { [harmLabel('E03')]: 0.5, [harmLabel('E05')]: 0.4 };
  expect(harshOf({ words: nineWords, labels }).map(({ clause }) => clause)).toEqual(['E03', 'E05']);
});

it('says where fewer than nine words are too little to tell', () => {
  const isShort = (words: string) => harshOf(harsh(words, 'E03', 0.9)).map((passage) => passage.isShort);
  expect(isShort(nineWords)).toEqual([false]);
  expect(isShort(eightWords)).toEqual([true]);
});

it('says for which clause a passage is likeliest to be harmful', () => {
  const labels = { [harmLabel('E03')]: 0.5, [harmLabel('E05')]: 0.4 };
  expect(harshOf({ words: nineWords, labels }).map(({ isLikeliest }) => isLikeliest)).toEqual([true, false]);
});

it('leaves out what is hardly said of it', () => {
  expect(harshOf(harsh(nineWords, 'E03', 0.02))).toHaveLength(1);
  expect(harshOf(harsh(nineWords, 'E03', 0.019))).toEqual([]);
});

it('is told even where the passage states no term', () => {
  const verdict = { words: nineWords, labels: { [harmLabel('E03')]: 0.5, X6: 0.9 } };
  expect(harshOf(verdict)).toHaveLength(1);
});

it('hears no harm in a sentence that only spares founders something', () => {
  const spares = 'It bears no interest at all and it never once falls due.';
  expect(harshOf(harsh(spares, 'E13', 0.9))).toEqual([]);
  expect(harshOf(harsh('It bears no interest and is repaid at once upon demand.', 'E13', 0.9))).toHaveLength(
    1,
  );
});
