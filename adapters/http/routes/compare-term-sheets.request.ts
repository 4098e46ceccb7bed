import * as z from 'zod';
import { analysisDetails, jurisdictions } from '../../../core/termsheet/analysis.ts';
import type { ComparedAnalysis } from '../../../core/termsheet/compare/compared-analysis.ts';
import { parseCapTable } from '../../../core/termsheet/waterfall/cap-table.ts';
import { HttpFailure } from '../failures.ts';
import { coverageSchema, exitScenariosSchema, findingSchema } from '../openapi/term-sheet.schema.ts';
import { termSheetFactsSchema } from '../openapi/term-sheet-facts.schema.ts';

/** Far above what an analysis holds; the work of a comparison grows with them. */
const mostFindings = 200;
const mostPassages = 50;
const mostScenarios = 20;
const mostHolders = 20;

const findings = z.array(findingSchema).max(mostFindings);

const comparedSchema = z.object({
  overallRisk: z.enum(['Green', 'Amber', 'Red']),
  economicTerms: findings,
  governanceTerms: findings,
  founderRestrictions: findings,
  missingClauses: findings,
  facts: termSheetFactsSchema.partial(),
  documentType: z.enum(['priced-equity', 'safe', 'convertible-note', 'not-a-term-sheet']).optional(),
  jurisdiction: z.enum(jurisdictions).optional(),
  analysisDetail: z.enum(analysisDetails).optional(),
  coverage: coverageSchema.extend({ passages: coverageSchema.shape.passages.max(mostPassages) }).optional(),
  isPartial: z.boolean().optional(),
  exitScenarios: z.array(exitScenariosSchema.unwrap().element).max(mostScenarios).nullish(),
  exitCapTable: z.looseObject({}).nullish(),
});

/** The body of POST /api/compare-term-sheets: two answers of POST /api/analyze-term-sheet, as they came. */
export const compareTermSheetsSchema = z.object({
  first: comparedSchema.describe('The analysis of one document; its source may be left out'),
  second: comparedSchema.describe('That of the other, or of a later draft'),
});

/** @throws HttpFailure where the body does not hold two analyses */
export function parseCompareTermSheets(body: unknown): {
  readonly first: ComparedAnalysis;
  readonly second: ComparedAnalysis;
} {
  const parsed = compareTermSheetsSchema.safeParse(body);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') || 'first';
    throw new HttpFailure(
      'invalid-input',
      `Please send two analyses as first and second, as they were answered; ${place} is not as expected.`,
    );
  }
  const { first, second } = parsed.data;
  return { first: withCapTable(first, 'first'), second: withCapTable(second, 'second') };
}

function withCapTable(
  { exitCapTable, ...analysis }: z.infer<typeof comparedSchema>,
  side: string,
): ComparedAnalysis {
  if (!exitCapTable) return analysis;
  const capTable = parseCapTable(exitCapTable);
  if (!capTable.ok) throw new HttpFailure('invalid-input', `${side}.exitCapTable: ${capTable.error.message}`);
  const { common, series } = capTable.value;
  if (common.length + series.length > mostHolders) {
    throw new HttpFailure('invalid-input', `${side}.exitCapTable has more than ${mostHolders} holders.`);
  }
  return { ...analysis, exitCapTable: capTable.value };
}
