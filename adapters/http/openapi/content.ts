/** One kind of body with an example that works as it stands. */
export interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

export type Content = Readonly<Record<string, Media>>;

export function reference(schemaName: string): object {
  return { $ref: `#/components/schemas/${schemaName}` };
}

/** JSON of a named schema. */
export function json(schemaName: string, example?: unknown): Content {
  return {
    'application/json': { schema: reference(schemaName), example },
  };
}

/** The same fields as JSON and as a form that a browser sends by itself; every one is a text. */
export function jsonOrForm(schemaName: string, example: unknown): Content {
  return {
    ...json(schemaName, example),
    'application/x-www-form-urlencoded': { schema: reference(schemaName) },
  };
}

/** Text of some kind. */
export function textOf(type: string, description: string): Content {
  return { [type]: { schema: { type: 'string', description } } };
}

/** A small page of ours. */
export const page = textOf('text/html', 'A small page that works without script');
