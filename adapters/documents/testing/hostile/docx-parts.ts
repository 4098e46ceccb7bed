import { constants, deflateRawSync } from 'node:zlib';
import { buildZip, type ZipPart } from '../zip-builder.ts';

const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Words that come again so often, packed without ever being whole: gigabytes take a few megabytes. */
export function repeated(words: string, times: number): Buffer {
  const many = Math.max(1, Math.floor(1_000_000 / words.length));
  const block = deflateRawSync(words.repeat(many), { finishFlush: constants.Z_SYNC_FLUSH });
  const rest = deflateRawSync(words.repeat(times % many), { finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([...Array.from({ length: Math.floor(times / many) }, () => block), rest]);
}

/** Packed words that others follow. */
export function opened(words: string): Buffer {
  return deflateRawSync(words, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Packed words that end a part. */
export function packed(words: string): Buffer {
  return deflateRawSync(words);
}

/** The beginning and the end of a body. */
export const body = ['<w:document xmlns:w="w"><w:body>', '</w:body></w:document>'] as const;

/** A Word document of a packed main part and further ones, by what they are to it. */
export function hostileDocx(
  main: Uint8Array,
  further: Readonly<Record<string, Uint8Array>> = {},
  others: readonly ZipPart[] = [],
): Uint8Array {
  return buildZip([
    { name: '[Content_Types].xml', packed: packed('<Types/>') },
    { name: '_rels/.rels', packed: relations({ officeDocument: 'word/document.xml' }) },
    {
      name: 'word/_rels/document.xml.rels',
      packed: relations(Object.fromEntries(Object.keys(further).map((name) => [name, `${name}.xml`]))),
    },
    { name: 'word/document.xml', packed: main },
    ...Object.entries(further).map(([name, part]) => ({ name: `word/${name}.xml`, packed: part })),
    ...others,
  ]);
}

function relations(targets: Readonly<Record<string, string>>): Buffer {
  const list = Object.entries(targets).map(
    ([type, target]) => `<Relationship Type="${relationshipType}/${type}" Target="${target}"/>`,
  );
  return packed(`<Relationships>${list.join('')}</Relationships>`);
}
