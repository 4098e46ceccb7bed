/** What is wrong with a TrueType font. */
interface TrueTypeFaults {
  readonly cmap?: 'endless' | 'overlapping';
  readonly programBytes?: number;
  readonly glyphs?: number;
}

/** A TrueType font of one glyph, or with the given faults. */
export function trueTypeOf({ cmap, programBytes = 0, glyphs = 1 }: TrueTypeFaults): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt16BE(1000, 18);
  head.writeUInt16BE(1, 50);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(glyphs, 34);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x00010000, 0);
  maxp.writeUInt16BE(glyphs, 4);
  const glyf = largeOutline(glyphs > 1 ? 20_000 : 4);
  const loca = Buffer.alloc((glyphs + 1) * 4);
  for (let at = 1; at <= glyphs; at += 1) loca.writeUInt32BE(at % 2 === 1 ? glyf.length : 0, at * 4);
  const program = Buffer.alloc(programBytes, Buffer.from([0xb8, 0x80, 0x00, 0x71]));
  const tables: (readonly [string, Buffer])[] = [
    ['OS/2', Buffer.alloc(96)],
    ['cmap', cmapOf(cmap)],
    ['fpgm', program],
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', Buffer.alloc(glyphs * 4)],
    ['loca', loca],
    ['maxp', maxp],
    ['name', Buffer.from('000000000006', 'hex')],
    [
      'post',
      Buffer.from('00030000000000000000000000000000000000000000000000000000000000000000'.slice(0, 64), 'hex'),
    ],
  ];
  const start = Buffer.alloc(12 + tables.length * 16);
  start.writeUInt32BE(0x00010000, 0);
  start.writeUInt16BE(tables.length, 4);
  let offset = start.length;
  for (const [index, [tag, table]] of tables.entries()) {
    start.write(tag, 12 + index * 16, 'latin1');
    start.writeUInt32BE(offset, 12 + index * 16 + 8);
    start.writeUInt32BE(table.length, 12 + index * 16 + 12);
    offset += table.length;
  }
  return Buffer.concat([start, ...tables.map(([, table]) => table)]);
}

/** A glyph of one contour of so many points. */
function largeOutline(points: number): Buffer {
  const glyph = Buffer.alloc(14 + points * 3, 0);
  glyph.writeInt16BE(1, 0);
  glyph.writeUInt16BE(points - 1, 10);
  glyph.fill(0x37, 14, 14 + points);
  return glyph;
}

function cmapOf(fault: TrueTypeFaults['cmap']): Buffer {
  const start = Buffer.from('000000010003000100000000000c'.slice(0, 24), 'hex');
  start.writeUInt32BE(12, 8);
  if (fault === 'endless')
    return Buffer.concat([
      start,
      Buffer.from('000c0000000000100000000000000001000000 00ffffffff00000000'.replace(/ /gu, ''), 'hex'),
    ]);
  if (fault === undefined)
    return Buffer.concat([start, Buffer.from('00060000000000410001', 'hex'), Buffer.alloc(4)]);
  const segments = 8000;
  const table = Buffer.alloc(16 + segments * 8);
  table.writeUInt16BE(4, 0);
  table.writeUInt16BE(segments * 2, 6);
  for (let at = 0; at < segments; at += 1) table.writeUInt16BE(0xfffe, 14 + at * 2);
  return Buffer.concat([start, table]);
}

/** A PostScript font whose one outline calls a subroutine, each of which calls the next so often; 0: itself. */
export function type1Of(calls: number): Buffer {
  const header = Buffer.from(
    '%!PS-AdobeFont-1.0: X\n/FontMatrix [0.001 0 0 0.001 0 0] def /Encoding 256 array dup 65 /A put readonly def eexec ',
  );
  const levels = 12;
  const subroutines = Array.from({ length: levels }, (_, level) => {
    const next = calls === 0 ? level : Math.min(level + 1, levels - 1);
    return Buffer.concat([
      ...Array.from({ length: calls || 2 }, () => Buffer.from([139 + next, 10])),
      Buffer.from([11]),
    ]);
  });
  subroutines[levels - 1] = Buffer.from(calls === 0 ? [139 + levels - 1, 10, 11] : [11]);
  const parts: Buffer[] = [
    Buffer.from(`dup /Private 8 dict dup begin /lenIV 0 def /Subrs ${levels} array\n`),
  ];
  for (const [index, subroutine] of subroutines.entries()) {
    const packed = encrypt(subroutine, 4330);
    parts.push(Buffer.from(`dup ${index} ${packed.length} RD `), packed, Buffer.from(' NP\n'));
  }
  const outline = encrypt(Buffer.from([139, 139, 13, 139, 10, 14]), 4330);
  parts.push(
    Buffer.from(`ND 2 index /CharStrings 1 dict dup begin\n/A ${outline.length} RD `),
    outline,
    Buffer.from(' ND end\nend\n'),
  );
  return Buffer.concat([header, encrypt(Buffer.concat([Buffer.alloc(4, 1), ...parts]), 55665)]);
}

/** The encryption of Type 1 fonts, chapter 7 of their book. */
function encrypt(plain: Buffer, key: number): Buffer {
  let state = key;
  return Buffer.from(
    plain.map((byte) => {
      const cipher = byte ^ (state >> 8);
      state = ((cipher + state) * 52845 + 22719) & 0xffff;
      return cipher;
    }),
  );
}

/** A compact font whose lists have so many entries, all of them the whole file. */
export function cffOf(entries: number): Buffer {
  const list = Buffer.alloc(3 + (entries + 1) * 4);
  list.writeUInt16BE(entries, 0);
  list.writeUInt8(4, 2);
  for (let at = 0; at <= entries; at += 1) list.writeUInt32BE(at % 2 === 0 ? 1 : 250_000, 3 + at * 4);
  const empty = Buffer.from([0, 0]);
  const topDict = Buffer.from([0, 1, 1, 1, 6, 28, 1, 0, 17, 139]);
  return Buffer.concat([Buffer.from([1, 0, 4, 4]), empty, topDict, list, empty, Buffer.alloc(300_000, 139)]);
}
