import { parse } from 'node:querystring';

/** A body as it was sent, and the fields of it that are wanted. */
export interface FieldsBody {
  readonly type: 'json' | 'form';
  readonly text: string;
  readonly fields: readonly string[];
}

/**
 * Reads the wanted fields of a body where they are text. A large body is read in a worker: half a million keys cost
 * a server's only thread a second, whoever sent them and whether or not they are wanted.
 */
export function readFields({ type, text, fields }: FieldsBody): Readonly<Record<string, string>> | null {
  const body = type === 'json' ? parseJson(text) : parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const wanted: [string, string][] = [];
  for (const field of fields) {
    const value = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : null;
    if (typeof value === 'string') wanted.push([field, value]);
    else if (value !== null) return null;
  }
  return Object.fromEntries(wanted);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
