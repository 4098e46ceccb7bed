import { decodeWindows1252 } from '../../core/text/windows-1252.ts';

const utf8Mark = [0xef, 0xbb, 0xbf];

/** The encoding that the bytes declare, or undefined. */
function declaredEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (utf8Mark.every((byte, index) => bytes[index] === byte)) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 with its mark, else Windows-1252, which gives every
 * byte a character. The mark itself is not part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const declared = declaredEncoding(bytes);
  if (declared) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decodeWindows1252(bytes);
  }
}

/** Control characters that no text file holds: all but tab, line breaks, form feed, the DOS end mark and escape. */
const textControls = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
const sampleBytes = 64 * 1024;

/** True when the bytes are no text: a NUL, or more than one control character in two hundred. */
export function looksBinary(bytes: Uint8Array): boolean {
  const declared = declaredEncoding(bytes);
  if (declared === 'utf-16le' || declared === 'utf-16be') return decodesBadly(bytes, declared);
  const sample = bytes.subarray(0, sampleBytes);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    if (byte < 0x20 && !textControls.has(byte)) controls += 1;
  }
  return controls > sample.length / 200 || looksScrambled(bytes, sample);
}

/** Bytes that are not UTF-8 and hold more high bytes than any western text does. */
function looksScrambled(bytes: Uint8Array, sample: Uint8Array): boolean {
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  if (high <= sample.length * 0.25) return false;
  return new TextDecoder('utf-8').decode(bytes.subarray(0, sampleBytes)).includes('\uFFFD\uFFFD');
}

/** UTF-16 with halves of characters missing or mostly unassigned is not text. */
function decodesBadly(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, sampleBytes));
  let odd = 0;
  for (const character of text) {
    if (/[\uFFFD\p{Co}\p{Cn}]/u.test(character)) odd += 1;
    if (character < ' ' && !textControls.has(character.charCodeAt(0))) odd += 1;
  }
  return odd > text.length / 50 + 1;
}
