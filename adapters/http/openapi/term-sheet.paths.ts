import { analysisDetails, jurisdictions } from '../../../core/termsheet/analysis.ts';
import { type Content, json, reference, textOf } from './content.ts';
import { post } from './operation.ts';

const exampleText = [
  'Series A Preferred Stock term sheet of Mill Works, Inc.',
  'Amount raised: $5,000,000 at a pre-money valuation of $20,000,000.',
  'Liquidation preference: 1x, non-participating.',
  'Anti-dilution: broad-based weighted average.',
  'Board of directors: two elected by the founders, one by the investors.',
].join('\n');

const fields = {
  jurisdiction: {
    type: 'string',
    enum: jurisdictions,
    default: 'US',
    description: 'The law and market practice to hold the document against; US unless said otherwise',
  },
  analysisDetail: {
    type: 'string',
    enum: analysisDetails,
    default: 'detailed',
    description: 'brief: what needs attention; detailed: every finding',
  },
  termSheetText: { type: 'string', description: 'Pasted text, where there is no file' },
  sourceText: {
    type: 'string',
    enum: ['include', 'omit'],
    default: 'include',
    description: 'omit: the answer leaves out the text that the client has already',
  },
};

const file = { type: 'string', format: 'binary', description: 'PDF, DOCX, DOC or plain text' };

const ofText = { type: 'object', required: ['termSheetText'], properties: fields };

const requestBody: Content = {
  'application/json': {
    schema: ofText,
    example: { jurisdiction: 'US', analysisDetail: 'brief', sourceText: 'omit', termSheetText: exampleText },
  },
  'application/x-www-form-urlencoded': { schema: ofText },
  'multipart/form-data': { schema: { type: 'object', properties: { ...fields, file } } },
};

const modelFailures = [502, 504] as const;

const capTable = {
  currency: 'GBP',
  common: [{ holder: 'Founders', shares: 800_000 }],
  series: [{ name: 'A', shares: 200_000, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 }],
};

const fairOffer = {
  overallRisk: 'Green',
  economicTerms: [],
  governanceTerms: [],
  founderRestrictions: [],
  missingClauses: [],
  facts: { currency: 'GBP', amount: 1_000_000, liquidationMultiple: 1, participation: 'none' },
};

export const termSheetPaths = {
  '/api/analyze-term-sheet': post({
    id: 'analyzeTermSheet',
    tag: 'term-sheets',
    summary: 'Analyse a term sheet',
    description:
      'Send a text as JSON, or a file as a form: curl -F file=@offer.pdf. No text leaves the server unless its engine says so.',
    body: requestBody,
    answer: { description: 'The analysis', content: json('TermSheetAnalysis') },
    failures: modelFailures,
  }),
  '/api/analyze-term-sheet/events': post({
    id: 'streamTermSheetAnalysis',
    tag: 'term-sheets',
    summary: 'Analyse a term sheet and hear how far it has come',
    description: 'Server-sent events: stage while it runs, then one result (the analysis) or one error.',
    body: requestBody,
    answer: {
      description: 'Events with JSON data',
      content: textOf('text/event-stream', 'event: stage | result | error'),
    },
    failures: modelFailures,
  }),
  '/api/compare-term-sheets': post({
    id: 'compareTermSheets',
    tag: 'term-sheets',
    summary: 'Compare two analyses, from the founder’s side',
    description: 'Two answers of /api/analyze-term-sheet, as they came: two offers, or two drafts of one.',
    body: {
      'application/json': {
        schema: reference('TermSheetPair'),
        example: {
          first: fairOffer,
          second: { ...fairOffer, overallRisk: 'Red', facts: { ...fairOffer.facts, liquidationMultiple: 2 } },
        },
      },
    },
    answer: { description: 'What the second changes', content: json('TermSheetComparison') },
  }),
  '/api/exit-waterfall': post({
    id: 'exitWaterfall',
    tag: 'term-sheets',
    summary: 'Who gets what at an exit',
    description: 'Exact in fractions, rounded once, to the cent. Exit values are net proceeds.',
    body: {
      'application/json': { schema: reference('WaterfallRequest'), example: { capTable, exits: '5m,20m' } },
    },
    answer: {
      description: 'One outcome for each exit value, in the order given',
      content: json('Waterfall'),
    },
  }),
};
