/** Headings of the reference, in the order in which it shows them. */
export const tags = {
  'term-sheets': 'Read a term sheet, and work out who gets what at an exit.',
  codes: 'Find, look up and browse the official codes of a business.',
  carbon: 'Estimate the footprint of AI use.',
  mailing: 'The mailing list, as the forms of the site and the links of our mails use it.',
  operations: 'For probes, scrapers and programs that want to know whom they talk to.',
} as const;

export type Tag = keyof typeof tags;

/** One kind of body with an example that works as it stands. */
export interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

export type Content = Readonly<Record<string, Media>>;

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
}

const failureDescriptions = {
  400: 'Malformed',
  403: 'Not for this caller: sent by a page of another site, or metrics without their token',
  408: 'The body came to a halt',
  410: 'The link works no longer',
  413: 'Too large',
  415: 'Wrong type, judged by content',
  422: 'Understood but unusable',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of ours',
  502: 'The language model failed and no fallback is configured',
  503: 'Busy or not ready; see Retry-After',
  504: 'The deadline passed',
} as const;

export type Failure = keyof typeof failureDescriptions;

const ofEveryCall: readonly Failure[] = [400, 500];
const ofLimitedCalls: readonly Failure[] = [429];
const ofBodies: readonly Failure[] = [403, 408, 413, 415, 422, 503];

/** A read. */
export function get(call: Call, { isLimited = true } = {}): { readonly get: object } {
  return { get: described(call, isLimited ? ofLimitedCalls : []) };
}

/** A call with a body: its sender, size, type and rate are limited. */
export function post(call: Call): { readonly post: object } {
  return { post: described(call, [...ofLimitedCalls, ...ofBodies]) };
}

/** A call without a body that matters. */
export function act(call: Call): { readonly post: object } {
  return { post: described(call, [...ofLimitedCalls, 403, 503]) };
}

export function reference(schemaName: string): object {
  return { $ref: `#/components/schemas/${schemaName}` };
}

/** JSON of a named schema. */
export function json(schemaName: string, example?: unknown): Content {
  return {
    'application/json': { schema: reference(schemaName), ...(example === undefined ? {} : { example }) },
  };
}

/** Text of some kind. */
export function textOf(type: string, description: string): Content {
  return { [type]: { schema: { type: 'string', description } } };
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
    ...(example === undefined ? {} : { example }),
  };
}

function described(call: Call, usual: readonly Failure[]): object {
  const { id, tag, summary, description, parameters, body, answer, failures = [] } = call;
  const statuses = [...new Set([...ofEveryCall, ...usual, ...failures])].sort((one, other) => one - other);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: {
      '200': answer,
      ...Object.fromEntries(
        statuses.map((status) => [
          String(status),
          { description: failureDescriptions[status], content: json('Failure') },
        ]),
      ),
    },
  };
}
