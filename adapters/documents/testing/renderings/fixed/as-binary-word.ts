import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rendering } from '../truth/true-block.ts';
import { withOwnNumbering } from './own-numbering.ts';

/** True where LibreOffice can be called. */
export function hasOffice(): boolean {
  return spawnSync('soffice', ['--version']).status === 0;
}

/** A Word file in the binary format, as LibreOffice writes it, with the same truth. Throws where it cannot. */
export async function asBinaryWord({ name, bytes, truth }: Rendering): Promise<Rendering> {
  const work = mkdtempSync(join(tmpdir(), 'renderings-'));
  try {
    const source = join(work, name);
    writeFileSync(source, await withOwnNumbering(bytes));
    const words = ['--headless', '--convert-to', 'doc:MS Word 97', '--outdir', work, source];
    if (spawnSync('soffice', words).status !== 0) throw new Error(`soffice could not convert ${name}.`);
    return {
      name: name.replace('.docx-', '.doc-').replace(/\.docx$/u, '.doc'),
      format: 'doc',
      bytes: new Uint8Array(readFileSync(source.replace(/\.docx$/u, '.doc'))),
      truth: { ...truth, form: truth.form.replace('docx-', 'doc-') },
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}
