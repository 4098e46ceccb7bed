import * as z from 'zod';
import { existingCodeTypes } from '../../../core/codes/classification.ts';
import { signUpPayloadSchema } from '../../../core/mailing/sign-up-form.ts';
import { capTableSchema } from '../../../core/termsheet/waterfall/cap-table.ts';
import { classifyBusinessSchema } from '../routes/classify-business.request.ts';

/** What a client has to send, where the server is more patient: it takes blanks and says itself what is missing. */
export const signUpRequestSchema = signUpPayloadSchema.omit({ website: true }).extend({
  email: z.string().describe('The address; the only field that is needed'),
  name: z.string().nullish().describe('First and last name in one'),
  firstName: z.string().nullish().describe('First name, where they are apart'),
  lastName: z.string().nullish().describe('Last name, where they are apart'),
  company: z.string().nullish().describe('Name of the firm'),
  phone: z.string().nullish().describe('Telephone number'),
  message: z.string().nullish().describe('Anything that is to be read by a person'),
  source: signUpPayloadSchema.shape.source.describe('The form that it was typed into'),
});

const types = existingCodeTypes.join(', ');

export const classificationRequestSchema = classifyBusinessSchema.extend({
  existingCode: z
    .object({
      type: z.enum(existingCodeTypes).describe('The system that the code is of'),
      code: z.string().describe('The code, with or without dots and check digit'),
    })
    .optional()
    .describe(`A code that the business has, alone or beside a description; its type is one of ${types}`),
});

export const waterfallRequestSchema = z.object({
  capTable: capTableSchema.describe('Who holds what, and on what terms'),
  exits: z
    .union([z.string(), z.number(), z.array(z.number())])
    .describe('Net proceeds: 5m,20m as a text, one amount, or a list of them'),
});
