import * as z from 'zod';
import { type ClassificationRequest, existingCodeTypes } from '../../../core/codes/classification.ts';
import { HttpFailure } from '../failures.ts';
import { malformed } from '../parse-body.ts';

/** The body of POST /api/classify-business. Blank fields, as a form sends them, count as absent. */
export const classifyBusinessSchema = z.object({
  businessDescription: z.string().nullish().describe('What the business does, in plain words'),
  existingCode: z
    .object({
      type: z.string().nullish(),
      // A code without a leading zero may come as a number.
      code: z.union([z.string(), z.number().transform(String)]).nullish(),
    })
    .nullish(),
  clarifications: z
    .array(z.object({ question: z.string(), option: z.string() }))
    .nullish()
    .describe('Answers to the questions of earlier answers, by their ids'),
});

/** @throws HttpFailure where the body is no such request */
export function parseClassifyBusiness(body: unknown): ClassificationRequest {
  const parsed = classifyBusinessSchema.safeParse(body);
  if (!parsed.success) {
    throw malformed(
      'Please send businessDescription as text, existingCode with type and code, or clarifications with question and option.',
    );
  }
  const businessDescription = parsed.data.businessDescription?.trim() || undefined;
  const code = parsed.data.existingCode?.code?.trim();
  const type = parsed.data.existingCode?.type?.trim().toUpperCase();
  const existingCode = code && type ? { type: codeTypeOf(type), code } : undefined;
  const clarifications = parsed.data.clarifications ?? undefined;
  return { businessDescription, existingCode, clarifications };
}

function codeTypeOf(type: string): (typeof existingCodeTypes)[number] {
  const known = existingCodeTypes.find((codeType) => codeType === type);
  if (known) return known;
  throw new HttpFailure('invalid-input', `The code type must be one of ${existingCodeTypes.join(', ')}.`);
}
