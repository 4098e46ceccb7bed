import * as z from 'zod';
import { existingCodeTypes } from '../../../core/codes/classification.ts';
import { signUpPayloadSchema } from '../../../core/mailing/sign-up-form.ts';
import { capTableSchema } from '../../../core/termsheet/waterfall/cap-table.ts';
import { classifyBusinessSchema } from '../routes/classify-business.request.ts';

/** What a client has to send, where the server is more patient: it takes blanks and says itself what is missing. */
export const signUpRequestSchema = signUpPayloadSchema.omit({ website: true }).extend({ email: z.string() });

export const classificationRequestSchema = classifyBusinessSchema.extend({
  existingCode: z.object({ type: z.enum(existingCodeTypes), code: z.string() }).optional(),
});

export const waterfallRequestSchema = z.object({
  capTable: capTableSchema.describe('Who holds what, and on what terms'),
  exits: z
    .union([z.string(), z.number(), z.array(z.number())])
    .describe('Net proceeds: 5m,20m as a text, one amount, or a list of them'),
});
