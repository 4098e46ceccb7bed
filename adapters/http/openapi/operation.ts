type Content = Record<string, { schema: object }>;
type Responses = Record<string, object>;

const failureDescriptions: Readonly<Record<number, string>> = {
  400: 'Malformed',
  403: 'Not for this caller: sent by a page of another site, or metrics without their token',
  410: 'The link works no longer',
  413: 'Too large',
  415: 'Wrong type, judged by content',
  422: 'Understood but unusable',
  429: 'Too many requests; see Retry-After',
  502: 'The language model failed and no fallback is configured',
  503: 'Not ready',
  504: 'The deadline passed',
};

/** A read. */
export function get(summary: string, ...responses: Responses[]): { get: object } {
  return { get: { summary, responses: Object.assign({}, ...responses) } };
}

/** One parameter of the query string. */
export function parameter(name: string, schema: object, description: string, required = false): object {
  return { name, in: 'query', required, schema, description };
}

/** A read with parameters in the query string. */
export function withParameters({ get: operation }: { get: object }, ...parameters: object[]): object {
  return { get: { ...operation, parameters } };
}

/** A call without a body that matters. */
export function act(summary: string, ...responses: Responses[]): object {
  return { post: { summary, responses: Object.assign({}, ...responses, failures(403, 429)) } };
}

/** A call with a body; senders, sizes, types and rates are limited on each. */
export function post(summary: string, content: Content, ...responses: Responses[]): object {
  return {
    post: {
      summary,
      requestBody: { required: true, content },
      responses: Object.assign({}, ...responses, failures(403, 413, 415, 429)),
    },
  };
}

export function json(schemaName: string): Content {
  return { 'application/json': { schema: reference(schemaName) } };
}

/** A success; `stream` says that it also comes as server-sent events. */
export function ok(schemaName: string, { stream = false } = {}): Responses {
  const events = {
    'text/event-stream': {
      schema: { type: 'string', description: 'Events stage, then one result or error, with JSON data' },
    },
  };
  return { '200': { description: 'Done', content: { ...json(schemaName), ...(stream ? events : {}) } } };
}

export function text(description: string): Responses {
  return { '200': { description, content: { 'text/plain': { schema: { type: 'string' } } } } };
}

export function html(description: string): Responses {
  return { '200': { description, content: { 'text/html': { schema: { type: 'string' } } } } };
}

export function failures(...statuses: number[]): Responses {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: failureDescriptions[status], content: json('Failure') },
    ]),
  );
}

function reference(schemaName: string): object {
  return { $ref: `#/components/schemas/${schemaName}` };
}
