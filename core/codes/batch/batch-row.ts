import { z } from 'zod';
import { failed, type Result, success } from '../../result.ts';
import { type ClassificationRequest, existingCodeTypes } from '../classification.ts';

/** Why a row of a batch cannot be read; the rest of the batch goes on. */
export interface BatchRowFailure {
  readonly code: 'invalid-row';
  readonly message: string;
}

/** One row of a batch: what it is called, and what to classify or why that cannot be done. */
export interface BatchRow {
  /** As given; the number of the row, from 1, where none was given. */
  readonly id: string;
  readonly request: Result<ClassificationRequest, BatchRowFailure>;
}

const line = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  description: z.string().optional(),
  businessDescription: z.string().optional(),
  existingCode: z.object({ type: z.enum(existingCodeTypes), code: z.string() }).optional(),
  clarifications: z.array(z.object({ question: z.string(), option: z.string() })).optional(),
});

/**
 * Reads one line of a JSON Lines batch: `{"id": "7", "description": "We bake bread"}`. An `existingCode` of
 * the form `{type, code}` may stand beside or instead of the description, and `clarifications` beside both.
 * @param number of the row, from 1
 */
export function readBatchLine(text: string, number: number): BatchRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: `${number}`, request: invalid(`Row ${number} is not JSON.`) };
  }
  const read = line.safeParse(value);
  if (!read.success) {
    const issue = read.error.issues[0];
    const field = issue?.path.join('.') || 'row';
    return { id: idOf(value, number), request: invalid(`Row ${number}: ${field} is not as expected.`) };
  }
  const { description, businessDescription, ...rest } = read.data;
  return batchRow(idOf(value, number), description ?? businessDescription ?? '', rest);
}

/** A row with a description, as a table gives it. */
export function batchRow(
  id: string,
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

function idOf(value: unknown, number: number): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `${id}` : `${number}`;
}

function invalid(message: string): Result<never, BatchRowFailure> {
  return failed({ code: 'invalid-row', message });
}
