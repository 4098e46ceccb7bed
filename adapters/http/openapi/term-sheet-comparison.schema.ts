import * as z from 'zod';
import type { TermSheetComparison } from '../../../core/termsheet/compare/comparison.ts';
import { factsInOrder } from '../../../core/termsheet/fact-descriptions.ts';
import { findingSchema } from './term-sheet.schema.ts';

const rating = z.enum(['Green', 'Amber', 'Red']);
const factName = z.enum(factsInOrder);
const value = z
  .union([z.number(), z.string(), z.boolean()])
  .nullable()
  .describe('null: not stated; "unresolved": left open');
const proceeds = z.number().nullable().describe('null: not known');

const changed = z.object({
  id: z.string(),
  clause: z.string(),
  first: rating,
  second: rating,
  firstRisk: z.string(),
  secondRisk: z.string(),
});

/** The answer of POST /api/compare-term-sheets. */
export const termSheetComparisonSchema = z.object({
  summary: z.string(),
  overallRisk: z.object({ first: rating, second: rating }),
  facts: z
    .array(
      z.object({
        fact: factName,
        name: z.string(),
        first: value,
        second: value,
        firstText: z.string(),
        secondText: z.string(),
        better: z
          .enum(['first', 'second', 'same', 'unclear'])
          .describe('For the founder; unclear where one side does not say, or it depends on the rest'),
      }),
    )
    .describe('Every fact that at least one side states'),
  findings: z.object({
    onlyFirst: z.array(findingSchema),
    onlySecond: z.array(findingSchema),
    worse: z.array(changed).describe('A graver colour in the second'),
    better: z.array(changed).describe('A milder colour in the second'),
    unknown: z
      .array(z.object({ in: z.enum(['first', 'second']), finding: findingSchema, reason: z.string() }))
      .describe('Findings of one side where the other could not be read or leaves the term open'),
  }),
  exits: z
    .array(z.object({ exitValue: z.number(), first: proceeds, second: proceeds }))
    .describe('What founders and other existing holders receive at each sale price'),
  exitCurrency: z.string().nullable(),
  notes: z.array(z.string()),
}) satisfies z.ZodType<TermSheetComparison>;
