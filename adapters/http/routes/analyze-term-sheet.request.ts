import * as z from 'zod';
import { analysisDetails, jurisdictions } from '../../../core/termsheet/analysis.ts';
import { HttpFailure } from '../failures.ts';
import type { TermSheetRequest } from '../http-dependencies.ts';
import { malformed } from '../parse-body.ts';
import type { UploadedFile } from '../parse-upload.ts';

/** The fields of POST /api/analyze-term-sheet beside the file. */
export const analyzeTermSheetSchema = z.object({
  jurisdiction: z.string().nullish(),
  analysisDetail: z.string().nullish(),
  termSheetText: z.string().nullish(),
  /** `omit` from a client that has the text already: the answer leaves it out. */
  sourceText: z.string().nullish(),
});

/** The fields that are read from a JSON or form body. */
export const analyzeTermSheetFields = Object.keys(analyzeTermSheetSchema.shape);

const sourceTexts = ['include', 'omit'] as const;

/** What is to be analysed, and whether the client wants the text back. */
export interface ParsedAnalyzeTermSheet {
  readonly request: TermSheetRequest;
  readonly leavesOutText: boolean;
}

interface Received {
  readonly fields: unknown;
  readonly file: UploadedFile | undefined;
  /** Forms travel with CRLF line ends, whatever was pasted. */
  readonly isForm: boolean;
}

/** @throws HttpFailure where the fields are no such request */
export function parseAnalyzeTermSheet({ fields, file, isForm }: Received): ParsedAnalyzeTermSheet {
  const parsed = analyzeTermSheetSchema.safeParse({ ...(fields as object) });
  if (!parsed.success) throw malformed('Please send each field once, as text.');
  const { termSheetText } = parsed.data;
  const jurisdiction = oneOf(jurisdictions, 'jurisdiction', parsed.data.jurisdiction || 'US');
  const analysisDetail = oneOf(analysisDetails, 'analysisDetail', parsed.data.analysisDetail || 'detailed');
  const leavesOutText = oneOf(sourceTexts, 'sourceText', parsed.data.sourceText || 'include') === 'omit';
  // A file field that was left empty arrives as a nameless file of no bytes.
  if (file && (file.originalname !== '' || file.buffer.length > 0)) {
    const source = { kind: 'file', file: { name: file.originalname, bytes: file.buffer } } as const;
    return { request: { jurisdiction, analysisDetail, source }, leavesOutText };
  }
  const text = isForm ? (termSheetText ?? '').replaceAll('\r\n', '\n') : (termSheetText ?? '');
  return { request: { jurisdiction, analysisDetail, source: { kind: 'text', text } }, leavesOutText };
}

function oneOf<Option extends string>(options: readonly Option[], field: string, value: string): Option {
  const option = options.find((candidate) => candidate === value);
  if (option) return option;
  throw new HttpFailure('invalid-input', `The ${field} must be one of ${options.join(', ')}.`);
}
