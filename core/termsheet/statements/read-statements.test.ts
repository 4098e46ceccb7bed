import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading, type Reading } from '../reading/reading.ts';
import { type ReadPassages, readStatements } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { readingOf } from './testing/read-as.ts';
import { type StubVerdict, stubJudge } from './testing/stub-judge.ts';
import { stubModel } from './testing/stub-model.ts';

type Said = NonNullable<StubVerdict['statements']>[number];

const first = 'Anna and Ben hold on to every share of theirs for a year.';
const second = 'None of them sells anything until three years have gone by.';
const held = (value: number, probability: number): Said => ({ fact: 'lockUpMonths', value, probability });
const inText = (text: string) => createReading(readPlainText(text));
const learnedFrom = (
  reading: Reading,
  verdicts: readonly StubVerdict[],
  read: readonly ReadPassages[] = [],
  model = stubModel,
) => readStatements(model, reading, read, stubJudge(verdicts));
const believed = (...verdicts: readonly StubVerdict[]) =>
  learnedFrom(readingOf(verdicts.map(({ words }) => words)), verdicts).statements.map(
    ({ fact, value, probability }) => [fact, value, probability],
  );
const heardIn = (text: string, words: string) =>
  learnedFrom(inText(text), [{ words, statements: [held(12, 0.9)] }]).heard.length;

describe('a fact that sentences state', () => {
  it('is told with its sentence, and where the words stand', () => {
    const reading = readingOf([second, first]);
    const { statements, heard, harsh } = learnedFrom(reading, [
      { words: first, statements: [held(12, 0.9)] },
    ]);
    const sentence = reading.sentences.find(({ text }) => text.trim() === first);
    const span = { start: sentence?.start, end: sentence?.end };
    const placed = { sentence, span, about: 0, readBy: new Set() };
    expect(statements).toEqual([{ fact: 'lockUpMonths', value: 12, probability: 0.9, ...placed }]);
    expect(heard).toEqual(statements);
    expect(harsh).toEqual([]);
  });

  it('is told with the place of its figure', () => {
    const words = 'They may not sell any of their shares for 36 months.';
    const reading = readingOf([first, words]);
    const judge: SentenceJudge = (sentence, decimalMark) => {
      const judged = stubJudge([{ words, statements: [held(36, 0.9)] }])(sentence, decimalMark);
      const start = sentence.text.indexOf('36 months');
      const quantity = { start, end: start + '36 months'.length };
      const statements = judged.judgement.statements.map((one) => ({ ...one, quantity }));
      return { ...judged, judgement: { ...judged.judgement, statements } };
    };
    const { span } = readStatements(stubModel, reading, [], judge).statements[0] ?? {};
    expect(reading.text.slice(span?.start, span?.end)).toBe('36 months');
  });

  it.each([
    ['believed from its threshold on', 0.3, [['lockUpMonths', 12, 0.3]]],
    ['not believed below it', 0.29, []],
  ])('is %s', (_, probability, expected) => {
    expect(believed({ words: first, statements: [held(12, probability)] })).toEqual(expected);
  });

  it('is heard all the same where it is not believed', () => {
    const { heard } = learnedFrom(readingOf([first]), [{ words: first, statements: [held(12, 0.1)] }]);
    expect(heard.map(({ value }) => value)).toEqual([12]);
  });

  it('is never believed where it was never right often enough to have a threshold', () => {
    const verdicts = [{ words: first, statements: [held(12, 0.99)] }];
    const noThresholds = { ...stubModel, thresholds: {} };
    expect(learnedFrom(readingOf([first]), verdicts, [], noThresholds).statements).toEqual([]);
  });

  it('is told once, by the sentence that states it best', () => {
    const both = [held(12, 0.5), held(12, 0.8)].map((one, at) => ({
      words: at === 0 ? first : second,
      statements: [one],
    }));
    expect(believed(...both)).toEqual([['lockUpMonths', 12, 0.8]]);
  });

  it.each([
    ['not believed where another sentence says otherwise', 0.3, []],
    ['not believed where that is somewhat less likely', 0.19, []],
    ['believed where that is hardly likely', 0.17, [['lockUpMonths', 12, 0.9]]],
  ])('is %s', (_, probability, expected) => {
    const one = { words: first, statements: [held(12, 0.9)] };
    expect(believed(one, { words: second, statements: [held(36, probability)] })).toEqual(expected);
  });

  it('is not disputed by another fact', () => {
    const statements = [held(12, 0.9), { fact: 'vestingMonths', value: 48, probability: 0.8 } as const];
    expect(believed({ words: first, statements })).toEqual([
      ['lockUpMonths', 12, 0.9],
      ['vestingMonths', 48, 0.8],
    ]);
  });
});

describe('what is not heard', () => {
  it.each([
    ['history that also names a term', { X5: 0.9, F07: 0.5 }, []],
    ['unless the term is likelier', { X5: 0.5, F07: 0.9 }, [['lockUpMonths', 12, 0.9]]],
  ])('is %s', (_, labels, expected) => {
    expect(believed({ words: first, labels, statements: [held(12, 0.9)] })).toEqual(expected);
  });

  it('is a heading', () => {
    expect(heardIn(`LOCK-UP\n\n${first}`, 'LOCK-UP')).toBe(0);
    expect(heardIn(`LOCK-UP\n\n${first}`, first)).toBe(1);
  });

  it('is a wording that was heard before, except under another heading', () => {
    expect(heardIn(`${first}\n\n${second}\n\n${first}`, first)).toBe(1);
    expect(heardIn(`LOCK-UP\n\n${first}\n\nSALES\n\n${first}`, first)).toBe(2);
  });

  it('is one of two alternatives', () => {
    const text = 'Lock-up: [Shares are held for a year.] OR [Shares are held for three years.]';
    expect(heardIn(text, 'Shares are held')).toBe(0);
  });

  it('is what stands in a mail that was passed on with a note above it, which may have changed it', () => {
    const note =
      'They rang this morning: the seat is off the table, and they would go to seven before the money.';
    const forwarded = `${note}\n\n-----Original Message-----\nFrom: Jo\nSent: Monday\n\n`;
    const offer = 'Hi Priya, here is our offer: $6M pre, $1.5M in, one board seat. '.repeat(4);
    expect(heardIn(`${forwarded}${offer}\n\n${first}`, first)).toBe(0);
    expect(heardIn(`${offer}\n\n${first}`, first)).toBe(1);
  });

  it('is what follows four hundred sentences: that is no offer', () => {
    const counted = (count: number) =>
      Array.from({ length: count }, (_, at) => `Rule ${at} is set out here for all of us.`).join('\n\n');
    expect(heardIn(`${counted(399)}\n\n${first}`, first)).toBe(1);
    expect(heardIn(`${counted(400)}\n\n${first}`, first)).toBe(0);
  });
});

describe('a sentence that a clause has read', () => {
  const reading = readingOf([second, first]);
  const passageOf = (words: string) =>
    reading.sentences.filter(({ text }) => text.trim() === words).map((one) => reading.evidence(one));
  const believedBeside = (clause: string, words: string, probability: number) => {
    const verdicts = [{ words: first, statements: [held(12, probability)] }];
    return learnedFrom(reading, verdicts, [{ clause, passages: passageOf(words) }]).statements.length;
  };

  it.each([
    ['its own clause', 'F07', first, 0.6, 1],
    ['its own clause', 'F07', first, 0.59, 0],
    ['another clause', 'F01', first, 0.6, 1],
    ['another clause', 'F01', first, 0.59, 0],
    ['none, as it read another sentence', 'F07', second, 0.3, 1],
  ])(
    'is believed by how sure the statement is: read by %s (%s)',
    (_, clause, words, probability, expected) => {
      expect(believedBeside(clause, words, probability)).toBe(expected);
    },
  );
});
