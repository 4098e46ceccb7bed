/** Signatures of files that people upload by mistake: their first bytes in hexadecimal, "." for any digit. */
const signatures: readonly (readonly [string, string])[] = [
  ['89504e470d0a', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['49492a00', 'a TIFF image'],
  ['4d4d002a', 'a TIFF image'],
  ['424d........00000000', 'a bitmap image'],
  ['52494646........57454250', 'a WebP image'],
  ['........6674797068656963', 'a photo (HEIC)'],
  ['........667479706d696631', 'a photo (HEIF)'],
  ['........6674797061766966', 'a photo (AVIF)'],
  ['........66747970', 'a video'],
  ['7b5c727466', 'a rich text file (RTF)'],
  ['25215053', 'a PostScript file'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['526172211a07', 'a RAR archive'],
  ['1f8b', 'a gzip archive'],
  ['425a6839', 'a bzip2 archive'],
  ['fd377a585a00', 'an XZ archive'],
  ['494433', 'a sound file'],
  ['4f676753', 'a sound file'],
  ['4d5a..00', 'a Windows program'],
  ['7f454c46', 'a program'],
  ['53514c69746520666f726d6174', 'a database'],
  ['dba52d00', 'a Word document of before 1997'],
  ['31be0000', 'a Word document of before 1997'],
  ['0908', 'an old Excel workbook'],
  ['09040600', 'an old Excel workbook'],
  ['09020600', 'an old Excel workbook'],
];

/** Beginnings of text formats whose marks would be read as the words of a document. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/^\s*\{\\rtf/u, 'a rich text file (RTF)'],
  [/^\s*(?:<!--.{0,400}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/isu, 'an HTML page'],
  [/^\s*<\?xml\b[^>]*>\s*(?:<\?mso-application\s+progid="Word)/isu, 'a Word XML file'],
  [/^\s*<(?:\?xml|svg)\b/isu, 'an XML file'],
  [/^(?:MIME-Version:|Return-Path:|Received: from|Delivered-To:)/u, 'an e-mail message'],
];

/** What a file that is not read seems to be, or undefined when its start is not known. */
export function knownForeignKind(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  const hexadecimal = head.subarray(0, 32).toString('hex');
  for (const [signature, kind] of signatures) {
    if (new RegExp(`^${signature}`, 'u').test(hexadecimal)) return kind;
  }
  const text = decodeHead(head);
  for (const [pattern, kind] of markup) if (pattern.test(text)) return kind;
  return undefined;
}

function decodeHead(head: Buffer): string {
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(head);
}
