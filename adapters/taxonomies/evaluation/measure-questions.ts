/**
 * Prints what the clarifying questions bring on the labelled sets, each answered truthfully by the right codes:
 *
 *   npx tsx adapters/taxonomies/evaluation/measure-questions.ts [FOLDER OF NEIGHBOURING SETS]
 */
import { codeSystems } from '../../../core/codes/classification.ts';
import type { Evaluation } from '../../../core/codes/evaluation/evaluate-rows.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { type EvaluationSet, goldenSets, setsOf } from './evaluation-sets.ts';
import { type QuestionedSet, questionSet } from './questioned-set.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

/** The rows of a set that neither lexicon nor weights nor confidence were tuned on. */
function evenHalf({ name, rows }: EvaluationSet): EvaluationSet {
  return { name: `${name}, even half`, rows: rows.filter((_, at) => at % 2 === 1) };
}

function figures(scores: Evaluation['scores']): string {
  return codeSystems
    .map((system) => {
      const score = scores[system];
      return score ? `${percent(score.top1)} / ${percent(score.top5)}` : '';
    })
    .join(' | ');
}

function calibration(scores: Evaluation['scores']): string {
  return (['naics', 'sic', 'isic'] as const)
    .map((system) => scores[system]?.calibrationError.toFixed(2) ?? '-')
    .join(', ');
}

function lines({ name, rows, asked, answerable, scores }: QuestionedSet): string[] {
  return scores.map((score, questions) => {
    const share = questions === 0 ? '' : percent(asked[questions - 1] ?? 0);
    const hit = questions === 1 ? percent(answerable) : '';
    return `| ${name} (${rows}) | ${questions} | ${share} | ${hit} | ${figures(score)} | ${calibration(score)} |`;
  });
}

const tables = loadCodeTables();
const folder = process.argv[2];
const golden = goldenSets();
const halves = golden.filter(({ name }) => /blind|fresh|drawn/.test(name)).map(evenHalf);
const others = folder === undefined ? [] : setsOf(folder);
const head = ['set', 'questions', 'asked', 'with a true option', ...codeSystems, 'calibration error'];
process.stdout.write(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`);
for (const set of [...golden, ...halves, ...others]) {
  process.stdout.write(`${lines(questionSet(tables, set)).join('\n')}\n`);
}
