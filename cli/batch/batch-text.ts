import { decodeWindows1252 } from '../../core/text/windows-1252.ts';
import type { BatchBytes } from './batch-bytes.ts';

/** How the characters of a batch are written. */
export type BatchEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the bytes of a batch say about themselves. */
export interface EncodingFound {
  readonly encoding: BatchEncoding;
  /** Whether a byte order mark stands in front. */
  readonly hasMark: boolean;
}

/** Goes through all bytes: UTF-8 or UTF-16 with its mark, UTF-16 by its zero bytes, else UTF-8 or Windows-1252. */
export async function findEncoding(bytes: BatchBytes): Promise<EncodingFound> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytes.chunks()) {
      const declared = isFirst ? declaredEncoding(chunk) : null;
      if (declared) return declared;
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { encoding: 'windows-1252', hasMark: false };
  }
  return { encoding: 'utf-8', hasMark: false };
}

function declaredEncoding(start: Uint8Array): EncodingFound | null {
  const [first, second, third, fourth] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', hasMark: true };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', hasMark: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', hasMark: true };
  if (first && second === 0 && third && fourth === 0) return { encoding: 'utf-16le', hasMark: false };
  if (first === 0 && second && third === 0 && fourth) return { encoding: 'utf-16be', hasMark: false };
  return null;
}

/** The text of what was read as a whole, in whatever of these it is written. */
export async function textOfBytes(bytes: Uint8Array): Promise<string> {
  async function* chunks() {
    yield bytes;
  }
  const whole = { name: '', chunks };
  let text = '';
  for await (const part of batchText(whole, (await findEncoding(whole)).encoding)) text += part;
  return text;
}

/** The text of a batch a part at a time, without its mark. */
export async function* batchText(bytes: BatchBytes, encoding: BatchEncoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const chunk of bytes.chunks()) yield decodeWindows1252(chunk);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes.chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
