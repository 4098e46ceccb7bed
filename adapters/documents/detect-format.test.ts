import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { buildCompoundFile } from './testing/compound-builder.ts';

function detect(bytes: Uint8Array | string): string {
  const detected = detectFormat(Buffer.from(bytes));
  return detected.ok ? detected.value : `${detected.error.code}: ${detected.error.message}`;
}

async function zip(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const archive = new JSZip();
  for (const [name, content] of Object.entries(files)) archive.file(name, content);
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** The first sector of a Word document's main stream, with the given flags in its header. */
function wordSector(flags: number): Buffer {
  const sector = Buffer.alloc(512);
  sector.writeUInt16LE(0xa5ec, 0);
  sector.writeUInt16LE(flags, 10);
  return sector;
}

describe('by content alone', () => {
  it.each([
    ['89504e470d0a1a0a', 'a PNG image'],
    ['ffd8ffe000104a46', 'a JPEG image'],
    ['474946383961', 'a GIF image'],
    ['0908100000060500', 'an old Excel workbook'],
    ['4d5a9000', 'a Windows program'],
    ['1f8b0800', 'a gzip archive'],
    ['31be0000', 'a Word document of before 1997'],
    ['00000018667479706d703432', 'a video'],
  ])('names %s %s', (hexadecimal, kind) => {
    const bytes = Buffer.concat([Buffer.from(hexadecimal, 'hex'), Buffer.alloc(64, 0x20)]);
    expect(detect(bytes)).toBe(
      `unsupported-type: This file seems to be ${kind}, which cannot be read here. ` +
        'Please upload a PDF, a Word document (.docx or .doc) or a text file, or paste the text.',
    );
  });

  it.each([
    ['{\\rtf1\\ansi Heads of terms}', 'a rich text file (RTF)'],
    ['\n{\\rtf1 Heads of terms}', 'a rich text file (RTF)'],
    ['<html><body>Heads of terms</body></html>', 'an HTML page'],
    ['<!-- saved --><!DOCTYPE html><title>Terms</title>', 'an HTML page'],
    ['<?xml version="1.0"?><terms/>', 'an XML file'],
    ['%!PS-Adobe-3.0\n', 'a PostScript file'],
  ])('names %j', (text, kind) => {
    expect(detect(text)).toContain(`unsupported-type: This file seems to be ${kind},`);
  });

  it('reads words about such files as text', () => {
    expect(detect('The company sends a PNG, {rtf} and <html> file.')).toBe('text');
    expect(detect('BM Ventures LP invests £1m')).toBe('text');
  });

  it('finds a PDF behind a little junk', () => {
    expect(detect('\r\n\0\0%PDF-1.4\n')).toBe('pdf');
    expect(detect('How to read the header %PDF-1.4 of a file')).toBe('text');
  });
});

describe('zip archives', () => {
  it.each([
    ['docx', { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }],
    ['an Excel workbook', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }],
    ['a PowerPoint presentation', { '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<x/>' }],
    ['an OpenDocument file', { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }],
    ['a zip archive', { 'notes.txt': 'x' }],
  ])('tells %s', async (kind, files) => {
    expect(detect(await zip(files))).toContain(kind);
  });

  it('says that an archive cut off in the middle is damaged', async () => {
    const whole = await zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
    expect(detect(whole.subarray(0, whole.length - 30))).toContain('damaged-document: This Word document');
  });

  it('does not unpack what declares to be a bomb', async () => {
    const bytes = Buffer.from(await zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }));
    const entry = bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    bytes.writeUInt32LE(0x7fffffff, entry + 24);
    expect(detect(bytes)).toContain('document-too-large: The file unpacks to far more');
  });
});

describe('compound files', () => {
  it.each([
    ['doc', ['1Table', 'WordDocument'], 0x0200],
    ['encrypted-document: This Word document', ['WordDocument'], 0x0300],
    ['encrypted-document: This Office document', ['EncryptionInfo', 'EncryptedPackage'], 0],
    ['unsupported-type: This file seems to be an Excel workbook', ['Workbook'], 0],
    ['unsupported-type: This file seems to be a PowerPoint presentation', ['PowerPoint Document'], 0],
    ['unsupported-type: This file seems to be an Outlook message', ['__properties_version1.0'], 0],
    ['unsupported-type: This file seems to be an Office file that is no Word document', ['Contents'], 0],
  ])('tells %s', (told, names, flags) => {
    expect(detect(buildCompoundFile(names, wordSector(flags)))).toContain(told);
  });

  it.each([8, 600, 1100, 1536])('says that one cut off after %d bytes is damaged', (length) => {
    const bytes = buildCompoundFile(['WordDocument'], wordSector(0)).subarray(0, length);
    expect(detect(bytes)).toContain('damaged-document');
  });
});
