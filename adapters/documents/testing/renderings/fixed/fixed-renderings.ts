import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentFormat } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { Rendering, RenderingTruth } from '../truth/true-block.ts';

const folder = new URL('data/', import.meta.url);
const truthEnding = '.truth.json';
const formats: Readonly<Record<string, DocumentFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  txt: 'text',
  md: 'text',
};

/** The committed renderings with their truth, sorted by name. */
export function fixedRenderings(): Rendering[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(truthEnding))
    .sort()
    .map((truthName) => {
      const name = truthName.slice(0, -truthEnding.length);
      const format = formats[name.slice(name.lastIndexOf('.') + 1)];
      if (format === undefined) throw new Error(`${name} has no known format.`);
      return {
        name,
        format,
        bytes: new Uint8Array(readFileSync(new URL(name, folder))),
        truth: JSON.parse(readFileSync(new URL(truthName, folder), 'utf8')) as RenderingTruth,
      };
    });
}
