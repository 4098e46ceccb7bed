import { type CarbonAnswers, carbonOptions, carbonQuestions, isOptionOf } from '../answers.ts';
import { evidenceFor } from '../evidence.ts';
import { monthlyEmissionsKg } from '../footprint.ts';

/** A team as it stands in a table; its answers are not checked yet. */
export interface TeamRow {
  /** Line of the table, the head being line 1. */
  readonly line: number;
  readonly team: string;
  readonly answers: Readonly<Record<keyof CarbonAnswers, string>>;
}

/** Monthly kg CO2e of one team, with its evidence and its share of the sum. */
export interface TeamEstimate {
  readonly team: string;
  readonly answers: CarbonAnswers;
  readonly monthlyEmissions: number;
  readonly lowKg: number;
  readonly centralKg: number;
  readonly highKg: number;
  /** 0 to 1. */
  readonly share: number;
}

/** A row that could not be counted, and why. */
export interface TeamFailure {
  readonly line: number;
  readonly team: string;
  readonly message: string;
}

/** What a table of teams comes to. */
export interface TeamEstimates {
  /** In the order of the table. */
  readonly teams: readonly TeamEstimate[];
  readonly failures: readonly TeamFailure[];
  readonly total: Pick<TeamEstimate, 'monthlyEmissions' | 'lowKg' | 'centralKg' | 'highKg'>;
  /** The team with the largest figure, or null without any. */
  readonly largest: TeamEstimate | null;
}

/** Estimates every team whose answers are options, names the rest, and adds up what was counted. */
export function estimateTeams(rows: readonly TeamRow[]): TeamEstimates {
  const failures: TeamFailure[] = [];
  const counted: Omit<TeamEstimate, 'share'>[] = [];
  for (const { line, team, answers } of rows) {
    const message = whatIsWrong(answers);
    if (message) failures.push({ line, team, message });
    else counted.push({ team, ...figuresOf(answers as CarbonAnswers) });
  }
  const sum = (name: 'monthlyEmissions' | 'lowKg' | 'centralKg' | 'highKg') =>
    counted.reduce((soFar, one) => soFar + one[name], 0);
  const total = {
    monthlyEmissions: sum('monthlyEmissions'),
    lowKg: sum('lowKg'),
    centralKg: sum('centralKg'),
    highKg: sum('highKg'),
  };
  const teams = counted.map((one) => ({ ...one, share: one.monthlyEmissions / total.monthlyEmissions }));
  return { teams, failures, total, largest: largestOf(teams) };
}

function figuresOf(answers: CarbonAnswers): Omit<TeamEstimate, 'team' | 'share'> {
  const { lowKg, centralKg, highKg } = evidenceFor(answers);
  return { answers, monthlyEmissions: monthlyEmissionsKg(answers), lowKg, centralKg, highKg };
}

function largestOf(teams: readonly TeamEstimate[]): TeamEstimate | null {
  let largest: TeamEstimate | null = null;
  for (const team of teams) {
    if (!largest || team.monthlyEmissions > largest.monthlyEmissions) largest = team;
  }
  return largest;
}

function whatIsWrong(answers: TeamRow['answers']): string | null {
  const wrong = carbonQuestions.filter((question) => !isOptionOf(question, answers[question]));
  const sentences = wrong.map((question) => {
    const given = answers[question] === '' ? 'is empty' : `is "${answers[question].slice(0, 40)}"`;
    return `${question} ${given}, not one of ${carbonOptions[question].join(', ')}`;
  });
  return sentences.length > 0 ? sentences.join('; ') : null;
}
