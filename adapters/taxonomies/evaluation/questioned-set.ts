import { buildClassification } from '../../../core/codes/answer/build-classification.ts';
import type { Clarification, Classification } from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import {
  type Evaluation,
  type EvaluationRow,
  evaluateRows,
} from '../../../core/codes/evaluation/evaluate-rows.ts';
import { truthfulAnswer } from '../../../core/codes/evaluation/truthful-answer.ts';
import { readClarifications } from '../../../core/codes/questions/read-clarifications.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import type { EvaluationSet } from './evaluation-sets.ts';

/** How a set did without an answer, with one and with two; shares between 0 and 1. */
export interface QuestionedSet {
  readonly name: string;
  readonly rows: number;
  /** Descriptions that get a question, and that get a second one. */
  readonly asked: readonly [number, number];
  /** First questions that had a true option. */
  readonly answerable: number;
  /** Without, with one and with two questions answered. */
  readonly scores: readonly Evaluation['scores'][];
}

const mostQuestions = 2;

/** Asks and answers truthfully, as far as the engine has questions. */
export function questionSet(tables: CodeTables, { name, rows }: EvaluationSet): QuestionedSet {
  const courses = rows.map((row) => courseOf(tables, row));
  const answersAfter = (answers: number): Classification[] =>
    courses.map((course) => course[Math.min(answers, course.length - 1)] as Classification);
  const stages = [0, 1, 2].map(answersAfter);
  const share = (count: number, all: number): number => (all === 0 ? 0 : count / all);
  const first = courses.filter((course) => course[0]?.question).length;
  const answered = courses.filter((course) => course.length > 1);
  const second = answered.filter((course) => course[1]?.question).length;
  return {
    name,
    rows: rows.length,
    asked: [share(first, rows.length), share(second, rows.length)],
    answerable: share(answered.length, first),
    scores: stages.map((classifications) => evaluateRows(rows, classifications).scores),
  };
}

/** The answers to one description: at first, after one question and after two, as long as there are any. */
function courseOf(tables: CodeTables, { description, codes }: EvaluationRow): Classification[] {
  const clarifications: Clarification[] = [];
  const course = [classify(tables, description, clarifications)];
  while (clarifications.length < mostQuestions) {
    const question = course.at(-1)?.question;
    const answer = question && truthfulAnswer(tables, question, codes);
    if (!answer) break;
    clarifications.push(answer);
    course.push(classify(tables, description, clarifications));
  }
  return course;
}

function classify(
  tables: CodeTables,
  description: string,
  clarifications: readonly Clarification[],
): Classification {
  const answered = readClarifications(tables, clarifications);
  if (!answered.ok) throw new Error(answered.error.message);
  return buildClassification(tables, findCodes(tables, description, answered.value));
}
