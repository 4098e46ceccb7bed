import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileKinds as kinds } from '../../../documents/testing/hostile/hostile-kinds.ts';
import { mutate, seededRandom } from '../../../documents/testing/mutate.ts';

/** A file as it is uploaded. */
export interface HostileUpload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const honest = [
  'table-without-rules.pdf',
  'table.docx',
  'headed-clauses.docx',
  'table.doc',
  'aligned-columns.txt',
];

/** So many files, the same ones for the same seed: every kind at its size, then damaged ones and kinds of other sizes. */
function* hostileUploads(count: number, seed: number): Generator<HostileUpload> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    if (kind && (index < kinds.length || random() < 0.3)) {
      const size = index < kinds.length ? 1 : 0.1 + random();
      yield { name: kind.name, bytes: kind.make(size) };
      continue;
    }
    const name = honest[Math.floor(random() * honest.length)] ?? '';
    const original = readFileSync(new URL(`../../../documents/testing/fixtures/${name}`, import.meta.url));
    yield { name: `damaged ${name}`, bytes: mutate(new Uint8Array(original), random) };
  }
}

/** Files that were made before any of them is sent: making one keeps the sender for seconds, and answers would wait. */
export interface StoredUploads {
  /** Each file, read when its turn comes. */
  readonly files: readonly (() => HostileUpload)[];
  remove(): void;
}

/** The same files as `hostileUploads`, kept in a folder of their own until they are removed. */
export function storedHostileUploads(count: number, seed: number): StoredUploads {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-hostile-'));
  const files: (() => HostileUpload)[] = [];
  for (const { name, bytes } of hostileUploads(count, seed)) {
    const path = join(folder, String(files.length));
    writeFileSync(path, bytes);
    files.push(() => ({ name, bytes: readFileSync(path) }));
  }
  return { files, remove: () => rmSync(folder, { recursive: true }) };
}
