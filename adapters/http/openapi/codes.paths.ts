import { codeTypes } from '../../../core/codes/classification.ts';
import { lookupTypes } from '../../../core/codes/lookup-types.ts';
import { mostSearchedCodes, usualSearchedCodes } from '../routes/code-tables.request.ts';
import { json, textOf } from './content.ts';
import { get, parameter, post } from './operation.ts';

const system = (systems: readonly string[]) =>
  parameter('system', { type: 'string', enum: systems }, { description: 'The table', example: 'NAICS' });
const description = { businessDescription: 'We bake sourdough bread and sell it in our own shop.' };
const modelFailures = [502, 504] as const;

export const codesPaths = {
  '/api/classify-business': post({
    id: 'classifyBusiness',
    tag: 'codes',
    summary: 'Find classification codes for a business',
    description: 'Where the answer holds a question, send its id and that of an option as a clarification.',
    body: json('ClassificationRequest', description),
    answer: { description: 'Codes of each system, best first', content: json('Classification') },
    failures: modelFailures,
  }),
  '/api/classify-business/events': post({
    id: 'streamClassification',
    tag: 'codes',
    summary: 'Find classification codes and hear how far it has come',
    description:
      'Server-sent events: stage while it runs, then one result (the classification) or one error.',
    body: json('ClassificationRequest', description),
    answer: {
      description: 'Events with JSON data',
      content: textOf('text/event-stream', 'event: stage | result | error'),
    },
    failures: modelFailures,
  }),
  '/api/classify-batch': post({
    id: 'classifyBatch',
    tag: 'codes',
    summary: 'Classify many businesses, one a line',
    description:
      'JSON Lines in and out, in the same order: {"id", "description"}, with existingCode and clarifications where you have them. A row that fails holds its error. Rows are limited by the server, and a client has one batch at a time.',
    body: {
      'application/x-ndjson': {
        schema: { type: 'string', description: 'One JSON object a line' },
        example:
          '{"id":"1","description":"bakery with a shop"}\n{"id":"2","description":"dental practice"}\n',
      },
    },
    answer: {
      description: 'One JSON object a line: id with a classification, or with an error',
      content: textOf('application/x-ndjson', 'One JSON object a line'),
    },
  }),
  '/api/search-codes': get({
    id: 'searchCodes',
    tag: 'codes',
    summary: 'Search the titles and index terms of one table',
    parameters: [
      system(codeTypes),
      parameter(
        'query',
        { type: 'string', maxLength: 200 },
        { description: 'Words, or how a code begins', example: 'bread' },
      ),
      parameter(
        'limit',
        { type: 'integer', minimum: 1, maximum: mostSearchedCodes, default: usualSearchedCodes },
        { description: 'At most this many codes, best first', example: 5, isOptional: true },
      ),
    ],
    answer: { description: 'Codes, best first', content: json('SearchedCodes') },
    failures: [422],
  }),
  '/api/lookup-code': get({
    id: 'lookupCode',
    tag: 'codes',
    summary: 'All that one table holds about a code',
    description:
      'Its title, the way down to it, what lies below, index terms, and its concordances in the other tables.',
    parameters: [
      system(lookupTypes),
      parameter('code', { type: 'string' }, { description: 'A code of any level', example: '722511' }),
    ],
    answer: { description: 'The code', content: json('LookedUpCode') },
    failures: [422],
    isTagged: true,
  }),
  '/api/explain-code': get({
    id: 'explainCode',
    tag: 'codes',
    summary: 'Explain a code, and tell it from those near it',
    description: 'All that lookup-code says, and the codes of the same table that are easily taken for it.',
    parameters: [
      system(lookupTypes),
      parameter('code', { type: 'string' }, { description: 'A code of any level', example: '311811' }),
    ],
    answer: { description: 'The code explained', content: json('CodeExplanation') },
    failures: [422],
    isTagged: true,
  }),
  '/api/browse-codes': get({
    id: 'browseCodes',
    tag: 'codes',
    summary: 'A place in one table with its path and children',
    parameters: [
      system(lookupTypes),
      parameter(
        'code',
        { type: 'string' },
        {
          description: 'A code of any level; without it, the top of the table',
          example: '722',
          isOptional: true,
        },
      ),
    ],
    answer: { description: 'The place', content: json('CodePlace') },
    failures: [422],
    isTagged: true,
  }),
};
