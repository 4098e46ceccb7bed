import * as z from 'zod';
import { failed, type Result, success } from '../result.ts';
import type { SubscribeFailure } from './mailing.errors.ts';
import { isOneLine, isPlainText } from './plain-text.ts';
import { type SignUpSource, signUpSources } from './subscriber.ts';

const field = z.string().nullish();

/**
 * What the sign-up forms of the site send: the landing form, the boxes of the tools, the newsletter and the
 * investors page. Only the address is needed. `website` is a field that people do not see: see `isFromRobot`.
 */
export const signUpPayloadSchema = z.object({
  email: field,
  name: field,
  firstName: field,
  lastName: field,
  company: field,
  phone: field,
  message: field,
  source: z.enum(signUpSources).exclude(['import']).nullish(),
  website: field,
});

/** The forms of the site, which is every source but an import. */
export type FormSource = Exclude<SignUpSource, 'import'>;

type SignUpPayload = z.infer<typeof signUpPayloadSchema>;

/** The fields of a sign-up, trimmed, absent ones empty. The address is as typed. */
export interface SignUpForm {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
  readonly source: FormSource;
  /** The hidden field was filled in, which only programs do. */
  readonly isFromRobot: boolean;
}

const longest = { name: 200, company: 200, phone: 50, message: 2000 } as const;
/** Reads the body of POST /api/contact. */
export function parseSignUpForm(payload: unknown): Result<SignUpForm, SubscribeFailure> {
  const parsed = signUpPayloadSchema.safeParse(payload);
  if (!parsed.success) {
    return failed({ code: 'malformed-input', message: 'Please send the sign-up as fields of text.' });
  }
  const given = parsed.data;
  const form = {
    email: given.email ?? '',
    name: given.name?.trim() || [given.firstName, given.lastName].filter(Boolean).join(' ').trim(),
    company: given.company?.trim() ?? '',
    phone: given.phone?.trim() ?? '',
    message: given.message?.trim() ?? '',
    source: given.source ?? sourceOf(given),
    isFromRobot: Boolean(given.website?.trim()),
  };
  for (const key of ['name', 'company', 'phone', 'message'] as const) {
    const isPlain = key === 'message' ? isPlainText : isOneLine;
    if (form[key].length > longest[key]) {
      return unusable(`Please keep the ${key} under ${longest[key] + 1} characters.`);
    }
    if (isPlain(form[key])) continue;
    const lines = key === 'message' ? '' : ' on one line';
    return unusable(`Please write the ${key} as plain text${lines}.`);
  }
  return success(form);
}

function unusable(message: string): Result<never, SubscribeFailure> {
  return failed({ code: 'invalid-input', message });
}

/** The forms differ in their fields, and the boxes of the tools in their fixed message. */
function sourceOf(given: SignUpPayload): FormSource {
  const message = given.message?.toLowerCase() ?? '';
  if (message.includes('carbon')) return 'carbon';
  if (message.includes('term sheet')) return 'term-sheet';
  const others = [given.name, given.firstName, given.lastName, given.company, given.phone, given.message];
  return others.every((other) => other === undefined) ? 'codes' : 'landing';
}
