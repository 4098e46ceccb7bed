import * as z from 'zod';
import { brand } from '../../../core/brand/brand.ts';
import { carbonAnswersSchema } from '../../../core/carbon/answers-schema.ts';
import { compareTermSheetsSchema } from '../routes/compare-term-sheets.request.ts';
import { carbonCheckSchema } from './carbon.schema.ts';
import { classificationSchema } from './classification.schema.ts';
import {
  codeExplanationSchema,
  codePlaceSchema,
  lookedUpCodeSchema,
  searchedCodesSchema,
} from './code-tables.schema.ts';
import { codesPaths } from './codes.paths.ts';
import { engineDescriptionSchema, failureSchema } from './engine.schema.ts';
import { tags } from './operation.ts';
import { carbonPaths, mailingPaths, operationsPaths } from './other.paths.ts';
import {
  classificationRequestSchema,
  signUpRequestSchema,
  waterfallRequestSchema,
} from './requests.schema.ts';
import { headers } from './responses.ts';
import { termSheetPaths } from './term-sheet.paths.ts';
import { termSheetAnalysisSchema } from './term-sheet.schema.ts';
import { termSheetComparisonSchema } from './term-sheet-comparison.schema.ts';
import { waterfallSchema } from './waterfall.schema.ts';

const statusSchema = z.object({ status: z.literal('ok') });
const readySchema = statusSchema.extend({ checks: z.record(z.string(), z.enum(['ok', 'failed'])) });

const signUpAnswerSchema = statusSchema.extend({
  confirmation: z
    .literal(true)
    .optional()
    .describe('The address counts only once its owner has confirmed it by the link of a mail'),
});

/** Schemas that the operations name, generated from the ones that requests and answers are checked with. */
export const componentSchemas = {
  CarbonAnswers: carbonAnswersSchema,
  CarbonCheck: carbonCheckSchema,
  ClassificationRequest: classificationRequestSchema,
  Classification: classificationSchema,
  SearchedCodes: searchedCodesSchema,
  LookedUpCode: lookedUpCodeSchema,
  CodeExplanation: codeExplanationSchema,
  CodePlace: codePlaceSchema,
  TermSheetAnalysis: termSheetAnalysisSchema,
  TermSheetPair: compareTermSheetsSchema,
  TermSheetComparison: termSheetComparisonSchema,
  WaterfallRequest: waterfallRequestSchema,
  Waterfall: waterfallSchema,
  SignUp: signUpRequestSchema,
  SignUpAnswer: signUpAnswerSchema,
  Status: statusSchema,
  Readiness: readySchema,
  Engine: engineDescriptionSchema,
  Failure: failureSchema,
};

const description = `The free tools of ${brand.name}, without a key. Each answer has an X-Request-Id, which you may give \
yourself, and RateLimit headers that say how many calls are left. A failure has a sentence, a stable code and that id; a path that is none is 404, another \
method 405 with Allow. Repeating a call never writes anything twice. Clients of the Model Context Protocol find the \
same tools at /mcp.`;

/**
 * Describes the API as OpenAPI 3.1.
 * @param version of the package
 */
export function openApiDocument(version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    // No call needs a key.
    security: [],
    tags: Object.entries(tags).map(([name, said]) => ({ name, description: said })),
    paths: { ...termSheetPaths, ...codesPaths, ...carbonPaths, ...mailingPaths, ...operationsPaths },
    components: {
      headers,
      schemas: Object.fromEntries(
        Object.entries(componentSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
      ),
    },
  };
}

function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
