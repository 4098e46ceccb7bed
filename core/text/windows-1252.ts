/** Characters of Windows-1252 from 0x80 to 0x9F; everywhere else it is Latin-1. */
const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const characterCodes = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? from80.charCodeAt(byte - 0x80) : byte,
);
/** A call takes a bounded number of arguments. */
const bytesAtOnce = 8192;

/** The text of bytes in Windows-1252, by hand, as the TextDecoder of Node 20 reads this encoding as Latin-1. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    const codes = Uint16Array.from(
      bytes.subarray(start, start + bytesAtOnce),
      (byte) => characterCodes[byte] ?? byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}
