import type { Content } from './content.ts';
import { type Failure, responsesOf } from './responses.ts';

/** Headings of the reference, in the order in which it shows them. */
export const tags = {
  'term-sheets': 'Read a term sheet, and work out who gets what at an exit.',
  codes: 'Find, look up and browse the official codes of a business.',
  carbon: 'Estimate the footprint of AI use.',
  mailing: 'The mailing list, as the forms of the site and the links of our mails use it.',
  operations: 'For probes, scrapers and programs that want to know whom they talk to.',
} as const;

export type Tag = keyof typeof tags;

/** One parameter of the query string. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: object;
  readonly example?: unknown;
}

/** What is said of one call. */
export interface Call {
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: Content;
  readonly answer: { readonly description: string; readonly content: Content };
  /** Statuses beside those that every call may have. */
  readonly failures?: readonly Failure[];
  /** The answer changes with a release alone: whoever has it already is told so. */
  readonly isTagged?: boolean;
  /** The link of a mail: its own failures are pages for the one who opened it. */
  readonly isForPeople?: boolean;
  /** Where a browser that sent a form by itself is sent. */
  readonly redirect?: string;
}

const ofEveryCall: readonly Failure[] = [400, 500];
const ofLimitedCalls: readonly Failure[] = [429];
const ofBodies: readonly Failure[] = [403, 408, 413, 415, 422, 503];

/** A read. */
export function get(call: Call, { isLimited = true } = {}): { readonly get: object } {
  return { get: described(call, [], isLimited) };
}

/** A call with a body: its sender, size, type and rate are limited. */
export function post(call: Call): { readonly post: object } {
  return { post: described(call, ofBodies) };
}

/** A call without a body that matters. */
export function act(call: Call): { readonly post: object } {
  return { post: described(call, [403, 503]) };
}

/** @param schema of the parameter, which must be there unless it has a default or `isOptional` */
export function parameter(
  name: string,
  schema: object,
  {
    description,
    example,
    isOptional = false,
  }: { description: string; example?: unknown; isOptional?: boolean },
): Parameter {
  return {
    name,
    in: 'query',
    required: !isOptional,
    description,
    schema,
    example,
  };
}

function described(call: Call, usual: readonly Failure[], isLimited = true): object {
  const { id, tag, summary, description, parameters, body, answer, failures = [] } = call;
  const { isTagged = false, isForPeople = false, redirect } = call;
  const responses = responsesOf({
    answer,
    failures: [...ofEveryCall, ...(isLimited ? ofLimitedCalls : []), ...usual, ...failures],
    isTagged,
    isLimited,
    isForPeople,
    redirect,
  });
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters,
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses,
  };
}
