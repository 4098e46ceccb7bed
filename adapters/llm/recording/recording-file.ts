import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { failed, type Result, success } from '../../../core/result.ts';
import { type RecordedCall, recordedCallSchema } from './recorded-call.ts';

/** A recording that cannot be written or read; the message names the file as it was given. */
export interface RecordingFileFailure {
  readonly code: 'file-not-writable' | 'file-not-readable';
  readonly message: string;
}

/** Its owner alone may read a recording: it holds text of confidential documents. */
const ownerOnly = 0o600;

/**
 * Starts a new recording, one JSON line a call. A file that is there is never added to or overwritten: its
 * answers were paid for, and others may be able to read it.
 */
export function startRecording(path: string): Result<(call: RecordedCall) => void, RecordingFileFailure> {
  try {
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const message = isThere
      ? `${path} is already there, and a recording is never overwritten.`
      : `${path} cannot be written.`;
    return failed({ code: 'file-not-writable', message });
  }
  return success((call) => appendFileSync(path, `${JSON.stringify(call)}\n`));
}

/** Reads a recording. A line that is none is named by its number, never repeated. */
export function readRecording(path: string): Result<readonly RecordedCall[], RecordingFileFailure> {
  const unreadable = (message: string) => failed({ code: 'file-not-readable' as const, message });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return unreadable(`${path} cannot be read.`);
  }
  const calls: RecordedCall[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const call = readLine(line);
    if (!call) return unreadable(`${path} is not a recording of model answers: see line ${index + 1}.`);
    calls.push(call);
  }
  return calls.length === 0 ? unreadable(`${path} holds no model answers.`) : success(calls);
}

function readLine(line: string): RecordedCall | null {
  try {
    return recordedCallSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
