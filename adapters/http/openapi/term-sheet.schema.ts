import * as z from 'zod';
import { analysisDetails, jurisdictions, type TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { engineUsedSchema } from './engine.schema.ts';
import { termSheetFactsSchema } from './term-sheet-facts.schema.ts';

const rating = z.enum(['Green', 'Amber', 'Red']);
const offset = z.int().describe('Offset in source.text');

const finding = z.object({
  id: z.string(),
  clause: z.string(),
  rating,
  risk: z.string(),
  recommendation: z.string(),
  jurisdictionalNote: z.string().optional(),
  evidence: z
    .array(z.object({ quote: z.string(), start: offset, end: offset, page: z.int().optional() }))
    .optional(),
  norm: z.object({ text: z.string(), source: z.string() }).optional(),
  unverified: z.boolean().optional(),
});

const findings = z.array(finding);
const money = z.number().describe("In units of the document's currency");

/** The answer of POST /api/analyze-term-sheet. */
export const termSheetAnalysisSchema = z.object({
  overallRisk: rating,
  confidence: z.string(),
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
  exitScenarios: z
    .array(
      z.object({
        exitValue: money,
        founderProceeds: money,
        commonProceeds: money,
        investorProceeds: money,
      }),
    )
    .nullable(),
  exitAssumptions: z.array(z.string()),
  jurisdiction: z.enum(jurisdictions),
  analysisDetail: z.enum(analysisDetails),
  source: z.object({
    text: z.string(),
    pages: z.array(z.object({ number: z.int(), start: offset, end: offset })),
  }),
}) satisfies z.ZodType<TermSheetAnalysis>;
