import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MeasuredSet } from '../../../core/codes/evaluation/evaluation-table.ts';
import { packageRoot } from '../../package-root.ts';

const path = join(packageRoot(), 'core/codes/evaluation/cross-validated.json');
const share = z.number().min(0).max(1);
const score = z.object({
  answers: z.number().int(),
  top1: share,
  top5: share,
  top10: share,
  twoDigit: share,
  calibrationError: share,
});
const record = z.array(
  z.object({
    name: z.string(),
    millisecondsEach: z.number(),
    scores: z.object({ sic: score, naics: score, isic: score }).partial(),
  }),
);

/** Figures that took minutes of training to find, as `build/cross-validate.ts` left them; none where it never ran. */
export function crossValidatedSets(file = path): MeasuredSet[] {
  if (!existsSync(file)) return [];
  return record
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ scores, ...set }) => ({ ...set, evaluation: { scores, answers: {} } }));
}

/** Keeps figures for {@link crossValidatedSets}. */
export function keepCrossValidated(sets: readonly MeasuredSet[], file = path): void {
  const kept = sets.map(({ name, millisecondsEach, evaluation: { scores } }) => ({
    name,
    millisecondsEach,
    scores,
  }));
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
