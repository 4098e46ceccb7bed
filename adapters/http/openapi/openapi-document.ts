import * as z from 'zod';
import { brand } from '../../../core/brand/brand.ts';
import { carbonAnswersSchema } from '../../../core/carbon/answers-schema.ts';
import { codeTypes } from '../../../core/codes/classification.ts';
import { signUpPayloadSchema } from '../../../core/mailing/sign-up-form.ts';
import { analysisDetails, jurisdictions } from '../../../core/termsheet/analysis.ts';
import { classifyBusinessSchema } from '../routes/classify-business.request.ts';
import { mostSearchedCodes, usualSearchedCodes } from '../routes/code-tables.request.ts';
import { compareTermSheetsSchema } from '../routes/compare-term-sheets.request.ts';
import { carbonCheckSchema } from './carbon.schema.ts';
import { classificationSchema } from './classification.schema.ts';
import { codePlaceSchema, searchedCodesSchema } from './code-tables.schema.ts';
import { engineDescriptionSchema, failureSchema } from './engine.schema.ts';
import { act, failures, get, html, json, ok, parameter, post, text, withParameters } from './operation.ts';
import { termSheetAnalysisSchema } from './term-sheet.schema.ts';
import { termSheetComparisonSchema } from './term-sheet-comparison.schema.ts';

const statusSchema = z.object({ status: z.literal('ok') });
const readySchema = statusSchema.extend({ checks: z.record(z.string(), z.enum(['ok', 'failed'])) });

const signUpAnswerSchema = statusSchema.extend({
  confirmation: z
    .literal(true)
    .optional()
    .describe('The address counts only once its owner has confirmed it by the link of a mail'),
});

const page = html('A small page; 400 where the link is not ours');

const systemParameter = parameter('system', { enum: codeTypes }, 'The table', true);

const termSheetFields = {
  type: 'object',
  properties: {
    jurisdiction: { enum: jurisdictions, default: 'US' },
    analysisDetail: { enum: analysisDetails, default: 'detailed' },
    termSheetText: { type: 'string', description: 'Pasted text, where there is no file' },
    file: { type: 'string', format: 'binary', description: 'PDF, DOCX, DOC or plain text' },
  },
};

/** Schemas that the operations name, generated from the ones that requests and answers are checked with. */
const componentSchemas = {
  CarbonAnswers: carbonAnswersSchema,
  CarbonCheck: carbonCheckSchema,
  ClassificationRequest: classifyBusinessSchema,
  Classification: classificationSchema,
  SearchedCodes: searchedCodesSchema,
  CodePlace: codePlaceSchema,
  TermSheetAnalysis: termSheetAnalysisSchema,
  TermSheetPair: compareTermSheetsSchema,
  TermSheetComparison: termSheetComparisonSchema,
  SignUp: signUpPayloadSchema,
  SignUpAnswer: signUpAnswerSchema,
  Status: statusSchema,
  Readiness: readySchema,
  Engine: engineDescriptionSchema,
  Failure: failureSchema,
};

/** Describes the API as OpenAPI 3.1. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: `The free tools of ${brand.name}. Code types: ${codeTypes.join(', ')}.`,
    },
    paths: {
      '/api/contact': post(
        'Join the mailing list',
        json('SignUp'),
        ok('SignUpAnswer'),
        failures(400, 422, 503),
      ),
      '/api/carbon-footprint': post(
        'Estimate the monthly footprint of AI use',
        json('CarbonAnswers'),
        ok('CarbonCheck'),
        failures(400, 422),
      ),
      '/api/analyze-term-sheet': post(
        'Analyse a term sheet',
        { 'multipart/form-data': { schema: termSheetFields } },
        ok('TermSheetAnalysis', { stream: true }),
        failures(400, 422, 502, 503, 504),
      ),
      '/api/compare-term-sheets': post(
        'Compare two analyses, from the founder’s side',
        json('TermSheetPair'),
        ok('TermSheetComparison'),
        failures(400, 422),
      ),
      '/api/classify-business': post(
        'Find classification codes for a business',
        json('ClassificationRequest'),
        ok('Classification', { stream: true }),
        failures(400, 422, 502, 503, 504),
      ),
      '/api/search-codes': withParameters(
        get('Search the titles and index terms of one table', ok('SearchedCodes'), failures(400, 422, 429)),
        systemParameter,
        parameter('query', { type: 'string' }, 'Words, or the beginning of a code', true),
        parameter(
          'limit',
          { type: 'integer', minimum: 1, maximum: mostSearchedCodes, default: usualSearchedCodes },
          'At most this many codes, best first',
        ),
      ),
      '/api/browse-codes': withParameters(
        get('A code of one table with its path and children', ok('CodePlace'), failures(400, 422, 429)),
        systemParameter,
        parameter('code', { type: 'string' }, 'A code of any level; without it, the top of the table'),
      ),
      '/api/unsubscribe': {
        ...get('Asks before leaving the mailing list (token in the query)', page, failures(429, 503)),
        ...act('Leaves the mailing list: RFC 8058 one-click, or the form of the page', page, failures(503)),
      },
      '/api/confirm': {
        ...get('Asks before joining the mailing list (token in the query)', page, failures(410, 429, 503)),
        ...act('Puts the address of a sign-up on the mailing list', page, failures(410, 503)),
      },
      '/api/engine': get('Which engine answers, and whom texts are sent to', ok('Engine'), failures(429)),
      '/api/health': get('Liveness', ok('Status')),
      '/api/ready': get('Readiness', ok('Readiness'), failures(429, 503)),
      '/api/openapi.json': get('This document', { '200': { description: 'OpenAPI 3.1' } }, failures(429)),
      '/metrics': get('Metrics', text('Prometheus text'), failures(403, 429)),
    },
    components: {
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
