import multer from '@koa/multer';
import type { Middleware } from 'koa';
import { longestText } from '../../core/termsheet/document/longest-document.ts';
import type { HttpFailure } from './failures.ts';
import { malformed, tooLarge } from './parse-body.ts';
import type { RequestState } from './request-state.ts';

const fileField = 'file';
// Boundaries and part headers come on top of the file itself.
// The longest text, in the script that takes most bytes.
const mostFieldBytes = longestText * 3 + 1024;
const multipartOverheadBytes = 16_384;

/** A file in memory as it was uploaded. It is never written to disk. */
export interface UploadedFile {
  readonly originalname: string;
  readonly buffer: Uint8Array;
}

/** Reads a multipart form with at most one file, in the field `file`, or the same fields as JSON or form. */
export function parseUpload(
  maxUploadBytes: number,
  parseFields: Middleware<RequestState>,
): Middleware<RequestState> {
  const receive = multer({
    storage: multer.memoryStorage(),
    // Browsers send file names in UTF-8; the default would read them as Latin-1.
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxUploadBytes,
      fieldSize: Math.min(maxUploadBytes, mostFieldBytes),
      files: 1,
      fields: 10,
      parts: 11,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  } as multer.Options).single(fileField);
  return async (context, next) => {
    if (!context.request.is('multipart/form-data')) return parseFields(context, next);
    if (Number(context.request.get('Content-Length')) > maxUploadBytes + multipartOverheadBytes) {
      throw tooLarge(maxUploadBytes);
    }
    try {
      await receive(context as never, async () => {});
    } catch (error) {
      throw uploadFailure(error, maxUploadBytes);
    }
    return next();
  };
}

/** The errors of the multipart reader carry no status; each is something that the client sent. */
function uploadFailure(error: unknown, maxUploadBytes: number): HttpFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(maxUploadBytes);
  if (code === 'LIMIT_FIELD_VALUE') return tooLarge(Math.min(maxUploadBytes, mostFieldBytes));
  if (code === 'LIMIT_FILE_COUNT' || code === 'LIMIT_UNEXPECTED_FILE') {
    return malformed(`Please send one file, in the field "${fileField}".`);
  }
  if (typeof code === 'string' && code.startsWith('LIMIT_'))
    return malformed('The form has too many fields.');
  return malformed('The form could not be read. Please send it again.');
}
