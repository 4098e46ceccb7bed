import { type Content, json, page } from './content.ts';

const failureDescriptions = {
  400: 'Malformed',
  403: 'Not for this caller: sent by a page of another site, or metrics without their token',
  404: 'Not here',
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

const headerDescriptions = {
  'X-Request-Id':
    'The number of the call: the one that you gave, of 8 to 64 letters, digits and _.:-, or ours',
  'RateLimit-Policy': 'How many calls your network has in how many seconds',
  RateLimit: 'How many of them are left, and in how many seconds they are full again',
  'Retry-After': 'In how many seconds to come again',
  ETag: 'The tag of the answer, for If-None-Match',
  Location: 'Where the browser goes',
} as const;

type HeaderName = keyof typeof headerDescriptions;

/** The headers that answers refer to. */
export const headers = Object.fromEntries(
  Object.entries(headerDescriptions).map(([name, description]) => [
    name,
    { description, schema: { type: name === 'Retry-After' ? 'integer' : 'string' } },
  ]),
);

/** What is said of the answers of a call. */
export interface Answers {
  readonly answer: { readonly description: string; readonly content: Content };
  readonly failures: readonly Failure[];
  /** The answer changes with a release alone: whoever has it already is told so. */
  readonly isTagged: boolean;
  readonly isLimited: boolean;
  /** The link of a mail: its own failures are pages for the one who opened it. */
  readonly isForPeople: boolean;
  /** Where a browser that sent a form by itself is sent. */
  readonly redirect?: string | undefined;
}

/** Every status that a call may answer with. */
export function responsesOf(answers: Answers): object {
  const { answer, failures, isTagged, isLimited, redirect } = answers;
  const always: HeaderName[] = [
    'X-Request-Id',
    ...(isLimited ? (['RateLimit-Policy', 'RateLimit'] as const) : []),
  ];
  const tag: HeaderName[] = isTagged ? ['ETag'] : [];
  const statuses = [...new Set(failures)].sort((one, other) => one - other);
  return {
    '200': { ...answer, headers: named([...always, ...tag]) },
    ...(redirect === undefined
      ? {}
      : { '303': { description: redirect, headers: named([...always, 'Location']) } }),
    ...(isTagged
      ? { '304': { description: 'As you have it, by If-None-Match', headers: named([...always, ...tag]) } }
      : {}),
    ...Object.fromEntries(
      statuses.map((status) => {
        const waits: HeaderName[] = status === 429 || status === 503 ? ['Retry-After'] : [];
        return [
          String(status),
          {
            description: failureDescriptions[status],
            headers: named([...always, ...waits]),
            content: contentOf(status, answers),
          },
        ];
      }),
    ),
  };
}

const pagesOfLinks: ReadonlySet<Failure> = new Set([400, 410, 503]);

function contentOf(status: Failure, { isForPeople }: Answers): Content {
  return isForPeople && pagesOfLinks.has(status) ? page : json('Failure');
}

function named(names: readonly HeaderName[]): object {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
