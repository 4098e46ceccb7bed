import { type Classification, type CodeSystem, codeSystems } from '../classification.ts';
import { type Score, type ScoredAnswer, scoreAnswers } from './score-answers.ts';

/** A description with the codes that count as right; a system without codes is not scored. */
export interface EvaluationRow {
  readonly description: string;
  readonly codes: Partial<Readonly<Record<CodeSystem, readonly string[]>>>;
}

/** How the answers to a set of rows did. */
export interface Evaluation {
  readonly scores: Partial<Record<CodeSystem, Score>>;
  /** For reliability tables: every scored answer by system. */
  readonly answers: Partial<Record<CodeSystem, readonly ScoredAnswer[]>>;
}

/** Scores suggestions, then alternatives, of each classification against its row. */
export function evaluateRows(
  rows: readonly EvaluationRow[],
  classifications: readonly Classification[],
): Evaluation {
  const answers: Partial<Record<CodeSystem, ScoredAnswer[]>> = {};
  rows.forEach(({ codes }, number) => {
    const classification = classifications[number];
    for (const system of codeSystems) {
      const accepted = codes[system];
      if (!accepted || accepted.length === 0 || !classification) continue;
      const given = [
        ...classification.suggestions[system],
        ...(classification.alternativeOptions?.[system] ?? []),
      ].map(({ code }) => code);
      const confidence = classification.confidences?.[system] ?? classification.confidence;
      const answer = { accepted, given, confidence };
      answers[system] = [...(answers[system] ?? []), answer];
    }
  });
  const scores = Object.fromEntries(
    Object.entries(answers).map(([system, scored]) => [system, scoreAnswers(scored)]),
  );
  return { scores, answers };
}
