import { z } from 'zod';
import { failed, type Result, success } from '../../result.ts';
import { type ClassificationRequest, codeTypes } from '../classification.ts';

/** Why a row of a batch cannot be read; the rest of the batch goes on. */
export interface BatchRowFailure {
  readonly code: 'invalid-row';
  readonly message: string;
}

/** One row of a batch: what it is called, and what to classify or why that cannot be done. */
export interface BatchRow {
  /** As given, a number as a number; the number of the row, from 1, where none was given. */
  readonly id: string | number;
  readonly request: Result<ClassificationRequest, BatchRowFailure>;
  /** Fields of the row that mean nothing to us and go out again as they came. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

const line = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  description: z.string().optional(),
  businessDescription: z.string().optional(),
  existingCode: z.object({ type: z.enum(codeTypes), code: z.string() }).optional(),
  clarifications: z.array(z.object({ question: z.string(), option: z.string() })).optional(),
});

/**
 * Reads one line of a JSON Lines batch: `{"id": "7", "description": "We bake bread"}`. An `existingCode` of
 * the form `{type, code}` may stand beside or instead of the description, and `clarifications` beside both; whatever
 * else stands there is carried through.
 * @param number of the row, from 1
 * @param field that holds the description
 */
export function readBatchLine(text: string, number: number, field = 'description'): BatchRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: `${number}`, request: invalid(`Row ${number} is not JSON.`) };
  }
  return readBatchObject(value, number, field);
}

/** Reads one row that was parsed from JSON, as {@link readBatchLine} does. */
export function readBatchObject(value: unknown, number: number, field = 'description'): BatchRow {
  const read = line.safeParse(value);
  if (!read.success) {
    const issue = read.error.issues[0];
    const problem = issue?.path.length
      ? `${issue.path.join('.')} is not as expected.`
      : 'expected an object such as {"id": "1", "description": "We bake bread"}.';
    return { id: idOf(value, number), request: invalid(`Row ${number}: ${problem}`) };
  }
  const { id: _, description, businessDescription, existingCode, clarifications, ...carried } = read.data;
  const named = field === 'description' ? undefined : carried[field];
  if (named !== undefined && typeof named !== 'string') {
    return { id: idOf(value, number), request: invalid(`Row ${number}: ${field} is not a text.`) };
  }
  return {
    ...batchRow(idOf(value, number), named ?? description ?? businessDescription ?? '', {
      ...(existingCode && { existingCode }),
      ...(clarifications && { clarifications }),
    }),
    ...(Object.keys(carried).length > 0 && { carried }),
  };
}

/** A row with a description, as a table gives it. */
export function batchRow(
  id: string | number,
  description: string,
  { existingCode, clarifications }: Omit<ClassificationRequest, 'businessDescription'> = {},
): BatchRow {
  return {
    id,
    request: success({
      businessDescription: description,
      ...(existingCode && { existingCode }),
      ...(clarifications && { clarifications }),
    }),
  };
}

function idOf(value: unknown, number: number): string | number {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : `${number}`;
}

/** A row that cannot be read, with the reason. */
export function unreadableRow(id: string | number, message: string): BatchRow {
  return { id, request: invalid(message) };
}

function invalid(message: string): Result<never, BatchRowFailure> {
  return failed({ code: 'invalid-row', message });
}
