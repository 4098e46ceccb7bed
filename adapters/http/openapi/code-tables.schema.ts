import * as z from 'zod';
import type { CodePlace } from '../../../core/codes/browse-codes.ts';
import { taxonomySystems } from '../../../core/codes/classification.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import type { LookedUpCode } from '../../../core/codes/looked-up-code.ts';
import type { SearchedCode } from '../../../core/codes/search-codes.ts';
import { codeSchema } from './classification.schema.ts';

const step = z.object({ code: z.string(), title: z.string() });
const children = z.number().int().describe('How many codes lie directly below');

const placeFields = {
  system: z.enum(taxonomySystems),
  path: z.array(step).describe('From the top of the table down to the code itself'),
  children: z.array(step.extend({ children })),
  indexTerms: z.array(z.string()).describe('Official short names of activities under the code'),
  concordances: z.array(
    step.extend({ system: z.enum(taxonomySystems), match: z.enum(['exact', 'partial']) }),
  ),
  notes: z.array(z.string()),
};

/** The answer of GET /api/search-codes. */
export const searchedCodesSchema = z.object({
  codes: z.array(codeSchema.extend({ children }) satisfies z.ZodType<SearchedCode>),
});

/** The answer of GET /api/lookup-code. */
export const lookedUpCodeSchema = z.object({
  ...placeFields,
  code: z.string(),
  title: z.string(),
}) satisfies z.ZodType<LookedUpCode>;

/** The answer of GET /api/explain-code. */
export const codeExplanationSchema = lookedUpCodeSchema.extend({
  summary: z.string().describe('What the code is and where it stands'),
  residual: z.boolean().describe('Whether it takes what fits none of the codes beside it'),
  near: z
    .array(
      step.extend({
        relation: z.enum(['beside', 'elsewhere']).describe('Under the same code, or like it elsewhere'),
        difference: z.string(),
      }),
    )
    .describe('Codes of the same table that are easily taken for this one'),
}) satisfies z.ZodType<CodeExplanation>;

/** The answer of GET /api/browse-codes. */
export const codePlaceSchema = z.object({
  ...placeFields,
  code: z.string().nullable().describe('null at the top of the table'),
  title: z.string().nullable(),
}) satisfies z.ZodType<CodePlace>;
