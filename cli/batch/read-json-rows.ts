import {
  type BatchRow,
  readBatchLine,
  readBatchObject,
  unreadableRow,
} from '../../core/codes/batch/batch-row.ts';
import { refuseInterrupted } from '../until-interrupted.ts';
import { type BatchInput, batchUnreadable, type InputRow } from './batch-input.ts';

/** Where the text of JSON rows comes from. */
interface JsonSource {
  readonly text: () => AsyncIterable<string>;
  /** The first characters. */
  readonly begin: string;
  /** Ends the first reading, which counts the rows. */
  readonly signal: AbortSignal;
  /** The field that holds the description. */
  readonly field: string | undefined;
}

/** A list must be read as a whole; lines need not be. */
const mostListCharacters = 64 * 1024 * 1024;

/** Opens JSON Lines, or one JSON list of the same objects. A line that is blank is no row but counts as a line. */
export async function readJsonRows(source: JsonSource): Promise<Omit<BatchInput, 'hasMark'>> {
  const rows = source.begin.trimStart().startsWith('[') ? await listedRows(source) : () => lineRows(source);
  let total = 0;
  for await (const _ of rows()) {
    refuseInterrupted(source.signal);
    total++;
  }
  return { format: 'jsonl', total, columns: [], delimiter: ',', notes: [], rows };
}

async function* lineRows({ text, field }: JsonSource): AsyncGenerator<InputRow> {
  let number = 0;
  for await (const line of linesOf(text())) {
    number++;
    if (line.trim() !== '')
      yield { row: kept(readBatchLine(line, number, field), number, () => JSON.parse(line)), cells: [] };
  }
}

/** The lines of a text that comes in parts. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function listedRows({ text, field }: JsonSource): Promise<() => AsyncIterable<InputRow>> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of text()) {
    parts.push(part);
    length += part.length;
    if (length <= mostListCharacters) continue;
    throw batchUnreadable("The JSON list is too long: write one object a line, as with jq -c '.[]'.");
  }
  const list = parseList(parts.join(''));
  return async function* rows() {
    for (const [index, value] of list.entries()) {
      const row = kept(readBatchObject(value, index + 1, field), index + 1, () => value);
      yield { row, cells: [] };
    }
  };
}

function parseList(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Said below.
  }
  throw batchUnreadable('The file begins like a JSON list and is none: write one object a line.');
}

/** A row that loses nothing: numbers with all digits, and what stands in it where it cannot be read. */
function kept(row: BatchRow, number: number, parsed: () => unknown): BatchRow {
  if (losesDigits(row.id) || losesDigits(row.carried)) {
    const message = `Row ${number} holds a number of more digits than can be kept: write it in quotes.`;
    return unreadableRow(losesDigits(row.id) ? `${number}` : row.id, message);
  }
  if (row.request.ok) return row;
  const carried = fieldsOf(parsed);
  return carried === null ? row : { ...row, carried };
}

function losesDigits(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(losesDigits);
}

function fieldsOf(parsed: () => unknown): Record<string, unknown> | null {
  try {
    const value = parsed();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { id: _, ...fields } = value as Record<string, unknown>;
    return losesDigits(fields) ? null : fields;
  } catch {
    // No JSON: nothing to carry.
    return null;
  }
}
