import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EvaluationRow } from '../../../core/codes/evaluation/evaluate-rows.ts';
import {
  parseGoldenRows,
  parseNonsenseRows,
  parseShortRows,
} from '../../../core/codes/evaluation/golden-row.ts';
import { packageRoot } from '../../package-root.ts';

/** A named set of labelled descriptions. */
export interface EvaluationSet {
  readonly name: string;
  readonly rows: readonly EvaluationRow[];
}

const goldenFiles = [
  'development',
  'holdout',
  'drawn',
  'trade-names',
  'blind',
  'rare',
  'fresh',
  'lot',
  'second-lot',
  'five-lots',
  'street',
] as const;
const golden = (name: string): string => join(packageRoot(), `core/codes/evaluation/golden/${name}.jsonl`);

/** The golden sets that come with the product. */
export function goldenSets(): EvaluationSet[] {
  return goldenFiles
    .map((name) => ({ name, path: golden(name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({
      name: `golden, ${name}`,
      rows: parseGoldenRows(readFileSync(path, 'utf8')).map(({ description, sic, naics, isic, cpv }) => ({
        description,
        codes: { sic, naics, isic, cpv },
      })),
    }));
}

/** Texts of a golden file that describe no business. */
export function strangeTexts(name: 'nonsense' | 'not-a-business' | 'strange'): string[] {
  return parseNonsenseRows(readFileSync(golden(name), 'utf8')).map(({ description }) => description);
}

/** Businesses in few words, unlabelled: they only have to be taken for businesses. */
export function shortTexts(name: 'short' | 'short-development'): string[] {
  return parseShortRows(readFileSync(golden(name), 'utf8')).map(({ description }) => description);
}

const owner = z.object({
  description: z.string(),
  sic: z.array(z.string()),
  naics: z.array(z.string()),
  isic: z.array(z.string()),
  cpv: z.array(z.string()),
});
const report = z.object({ description: z.string(), naics: z.string() });
const notice = z.object({ title: z.string(), cpv: z.array(z.string()) });

/**
 * Labelled texts in a folder outside the product: `owner_dev.jsonl`, `naics_dev.jsonl`, `cpv_dev.jsonl`, as many as
 * there are.
 */
export function setsOf(folder: string): EvaluationSet[] {
  const read = <Row>(file: string, shape: z.ZodType<Row>): Row[] => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    return lines.map((line) => shape.parse(JSON.parse(line)));
  };
  return [
    {
      name: 'owners',
      rows: read('owner_dev.jsonl', owner).map(({ description, ...codes }) => ({ description, codes })),
    },
    {
      name: 'injury reports',
      rows: read('naics_dev.jsonl', report).map(({ description, naics }) => ({
        description,
        codes: { naics: [naics] },
      })),
    },
    {
      name: 'contract notices, title',
      rows: read('cpv_dev.jsonl', notice).map(({ title, cpv }) => ({ description: title, codes: { cpv } })),
    },
  ].filter(({ rows }) => rows.length > 0);
}
