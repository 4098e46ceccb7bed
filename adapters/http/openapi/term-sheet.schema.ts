import * as z from 'zod';
import { analysisDetails, jurisdictions, type TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { engineUsedSchema } from './engine.schema.ts';
import { termSheetFactsSchema } from './term-sheet-facts.schema.ts';

const rating = z.enum(['Green', 'Amber', 'Red']);
const offset = z.int().describe('Offset in source.text');

export const findingSchema = z.object({
  id: z.string(),
  clause: z.string(),
  rating,
  risk: z.string(),
  recommendation: z.string(),
  jurisdictionalNote: z.string().optional(),
  evidence: z
    .array(z.object({ quote: z.string(), start: offset, end: offset, page: z.int().optional() }))
    .optional(),
  norm: z
    .object({
      text: z.string(),
      source: z.string(),
      url: z.string().optional(),
      sharePercent: z.number().optional(),
      isAmongShare: z.boolean().optional(),
      checkedOn: z.string().optional(),
    })
    .optional(),
  unverified: z.boolean().optional(),
  by: z
    .enum(['wording', 'model', 'language-model'])
    .optional()
    .describe('Who read it; absent for the wording'),
  uncertain: z
    .literal(true)
    .optional()
    .describe('May stand in a passage that was not understood; never Green'),
  minor: z
    .literal(true)
    .optional()
    .describe('Amber, and no point against the offer: a detail to settle, or a reading to check'),
});

export const coverageSchema = z.object({
  sentences: z.int().describe('Sentences that state something'),
  understood: z.int(),
  share: z.number().min(0).max(1).describe('understood / sentences'),
  passages: z
    .array(
      z.object({
        start: offset,
        end: offset,
        quote: z.string(),
        kind: z.enum(['not-understood', 'note', 'withdrawn', 'boilerplate']),
      }),
    )
    .describe('What a reader should look at, at most 50, passages that bind somebody first'),
});

const findings = z.array(findingSchema);
const money = z.number().describe("In units of the document's currency");

export const exitScenariosSchema = z
  .array(
    z.object({
      exitValue: money,
      founderProceeds: money,
      commonProceeds: money,
      investorProceeds: money,
    }),
  )
  .nullable();

/** The answer of POST /api/analyze-term-sheet. */
export const termSheetAnalysisSchema = z.object({
  overallRisk: rating,
  verdict: z.string().describe('Why the overall risk is what it is, in one sentence'),
  confidence: z.string(),
  coverage: coverageSchema,
  economicTerms: findings,
  governanceTerms: findings,
  founderRestrictions: findings,
  missingClauses: findings,
  founderPosition: z.object({ decisionMakingPower: z.string(), estimatedExitProceeds: z.string() }),
  recommendations: z.array(z.string()),
  engine: engineUsedSchema,
  documentType: z.enum(['priced-equity', 'safe', 'convertible-note', 'not-a-term-sheet']),
  warnings: z.array(z.string()),
  facts: termSheetFactsSchema,
  exitScenarios: exitScenariosSchema,
  exitCapTable: z
    .looseObject({})
    .nullish()
    .describe('The stack behind the scenarios, as POST /api/exit-waterfall takes it'),
  exitAssumptions: z.array(z.string()),
  jurisdiction: z.enum(jurisdictions),
  analysisDetail: z.enum(analysisDetails),
  source: z.object({
    text: z.string().optional().describe('Left out where the request has sourceText=omit'),
    pages: z.array(z.object({ number: z.int(), start: offset, end: offset })),
  }),
  isPartial: z
    .literal(true)
    .optional()
    .describe('A part of an offer, or in a language that is only partly read: absence is not known'),
}) satisfies z.ZodType<Omit<TermSheetAnalysis, 'source' | 'exitCapTable'>>;
