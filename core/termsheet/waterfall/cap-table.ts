import { z } from 'zod';
import { failed, type Result, success } from '../../result.ts';
import { exercisedOptionsHolder, largestAmount, unexercisedOptionsHolder } from './cap-table-limits.ts';

const amount = z.number().min(0).max(largestAmount);
const shareCount = z.number().min(0).max(1e15);
const name = z.string().trim().min(1);
const note = z.string().optional().describe('A remark for readers');

const series = z.strictObject({
  name: name.describe('Name of the series'),
  shares: shareCount.describe('Shares as converted into common'),
  invested: amount.describe('Amount paid in, in units of the currency'),
  multiple: z.number().min(0).max(100).describe('The preference as a multiple of the amount invested'),
  participation: z
    .enum(['none', 'capped', 'full'])
    .describe('Whether the series shares in the rest after its preference, without converting'),
  cap: z
    .number()
    .positive()
    .max(1000)
    .nullish()
    .describe('Where a capped series stops, as a multiple of the amount invested'),
  capIncludesPreference: z
    .boolean()
    .optional()
    .describe('Whether the cap counts the preference, as it does unless the document says otherwise'),
  rank: z.number().int().min(1).describe('1 is paid first; equal ranks share in proportion'),
  dividendPercent: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .describe('Yearly rate of a cumulative dividend that is added to the preference'),
  compounding: z
    .union([z.boolean(), z.enum(['simple', 'compound'])])
    .nullish()
    .describe('Compounded once a year; simple otherwise'),
  years: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .describe('Years over which the dividend has accrued by the exit'),
  note,
});

const holder = z.strictObject({
  holder: name.describe('Name of the holder'),
  shares: shareCount.describe('Common shares'),
  note,
});

const options = z.strictObject({
  exercised: shareCount.optional().describe('Options that are shares by the exit'),
  unexercised: shareCount.optional().describe('Options that are none yet; the exit is also shown with them'),
});

const carveOut = z.strictObject({
  percent: z.number().min(0).max(100).describe('Share of the proceeds that is paid before anybody else'),
  to: name.describe('Who receives it, such as the management'),
});

/** The shape of a cap table; `parseCapTable` checks as well what its parts say together. */
export const capTableSchema = z.strictObject({
  $schema: z.string().optional().describe('The schema that the file follows; not read'),
  note,
  currency: z.string().trim().min(1).optional().describe('The currency of every amount, such as GBP'),
  common: z.array(holder).min(1).describe('Holders of common shares'),
  options: options.nullish().describe('Options over common shares. They are taken to have no exercise price'),
  series: z.array(series).describe('Preferred series; an empty list where there is none'),
  carveOut: carveOut.nullish().describe('What is paid before all preferences'),
});

/** Who holds what, and on what terms. */
export type CapTable = z.infer<typeof capTableSchema>;
export type CapTableSeries = z.infer<typeof series>;

/** The cap table cannot be used; `message` names every place to mend. */
export interface CapTableFailure {
  readonly code: 'invalid-cap-table';
  readonly message: string;
}

/**
 * Checks a cap table read from JSON.
 *
 * @returns the table, or a failure whose message lists each faulty field by its path.
 * @example parseCapTable(JSON.parse('{"common":[{"holder":"Ada","shares":80}],"series":[]}'))
 */
export function parseCapTable(json: unknown): Result<CapTable, CapTableFailure> {
  const parsed = capTableSchema.safeParse(json);
  if (!parsed.success) {
    return invalid(parsed.error.issues.map((issue) => `${pathOf(issue.path)}: ${issue.message}`));
  }
  const problems = inconsistencies(parsed.data);
  return problems.length > 0 ? invalid(problems) : success(parsed.data);
}

function invalid(problems: readonly string[]): Result<CapTable, CapTableFailure> {
  return failed({
    code: 'invalid-cap-table',
    message: `The cap table cannot be used. ${problems.join('; ')}.`,
  });
}

function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the file';
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

function inconsistencies(table: CapTable): string[] {
  const problems = table.series.flatMap((entry, index) =>
    seriesProblems(entry).map((problem) => `series[${index}] (${entry.name}): ${problem}`),
  );
  if (!table.common.some((holder) => holder.shares > 0)) {
    problems.push('common: at least one holder must have shares');
  }
  const reserved = [exercisedOptionsHolder, unexercisedOptionsHolder];
  const names = [
    ...table.common.map((row) => row.holder),
    ...table.series.map((row) => row.name),
    ...reserved,
  ];
  const repeated = new Set(names.filter((entry, index) => names.indexOf(entry) !== index));
  for (const entry of repeated) problems.push(`the name "${entry}" is used twice`);
  return problems;
}

function seriesProblems(entry: CapTableSeries): string[] {
  const problems: string[] = [];
  const { cap, dividendPercent, multiple, participation, years } = entry;
  const includesPreference = entry.capIncludesPreference ?? true;
  if (participation === 'capped' && cap == null) problems.push('a capped participation needs a cap');
  if (participation !== 'capped' && cap != null) problems.push('a cap needs "participation": "capped"');
  if (participation === 'capped' && cap != null && includesPreference && cap < multiple) {
    problems.push('the cap, which counts the preference, is below the multiple');
  }
  if (dividendPercent && years == null) problems.push('a dividendPercent needs the years it has accrued');
  return problems;
}
