import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../core/termsheet/document/plain-text-document.ts';
import { createReading } from '../../core/termsheet/reading/reading.ts';
import { readStatements } from '../../core/termsheet/statements/read-statements.ts';
import { learnedBoard } from '../../core/termsheet/statements/seats/learned-board.ts';
import { sentenceJudge } from '../../core/termsheet/statements/sentence-judge.ts';
import { readStatementModel } from '../../core/termsheet/statements/statement-model.ts';
import { seatFingerprint } from './build/train-seats.ts';
import { corpusFingerprint } from './build/training-material.ts';
import { readDocumentSets } from './evaluation/document-sets.ts';
import {
  loadStatementModel,
  readHeader,
  seatModelFiles,
  statementModelFiles,
} from './load-statement-model.ts';

const mostBytes = 3_000_000;

describe('the kept model of seats', () => {
  it('was trained from the offers as they are', () => {
    const { trainedFrom } = readHeader(seatModelFiles().header);
    expect(trainedFrom).toBe(seatFingerprint(readDocumentSets()));
  });

  it.each([
    ['You two stay directors and Anna Lindqvist joins for us, so three at the table.', [3, 2, 1, 0]],
    [
      'There are five seats. Two are filled by the founders, two by the fund, and an outsider whom both sides accept takes the fifth.',
      [5, 2, 2, 1],
    ],
  ])('reads %j', (text, seats) => {
    const model = loadStatementModel()?.seats;
    if (!model) throw new Error('there is no model');
    const board = learnedBoard(model, createReading(readPlainText(text)));
    expect([board?.total, board?.founders, board?.investors, board?.independent]).toEqual(seats);
  });
});

describe('the kept model', () => {
  const model = loadStatementModel();
  const header = readHeader(statementModelFiles().header);

  it('answers what is asked now, and was trained from the corpus as it is', () => {
    expect(model).not.toBeNull();
    expect(header.trainedFrom).toBe(corpusFingerprint());
  });

  it('is refused where other questions are asked', () => {
    expect(readStatementModel({ ...header, trainedFor: '1-0' }, new Uint8Array())).toBeNull();
  });

  it('stays small', () => {
    expect(statSync(statementModelFiles().weights).size).toBeLessThan(mostBytes);
  });

  it.each([
    ['Your shares would be earned month by month over four years.', 'vestingMonths', 48],
    ['We would ask you not to talk to other investors for 45 days.', 'noShopDays', 45],
    ['We set aside 10% for an option pool.', 'optionPoolPercent', 10],
  ])('reads "%s"', (text, fact, value) => {
    if (!model) throw new Error('there is no model');
    const { statements } = readStatements(
      model,
      createReading(readPlainText(text)),
      [],
      sentenceJudge(model),
    );
    expect(statements.map((statement) => [statement.fact, statement.value])).toContainEqual([fact, value]);
  });

  it('says nothing where nothing is said', () => {
    if (!model) throw new Error('there is no model');
    const text = 'We enjoyed meeting the team in May. Revenue grew by 40% last year.';
    expect(
      readStatements(model, createReading(readPlainText(text)), [], sentenceJudge(model)).statements,
    ).toEqual([]);
  });
});
