// Compiles the programs by leaving the types out of their sources, which takes a second; types are judged by
// `npm test`. What `tsc -b` writes runs the same and holds the declarations as well.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { root } from './checkout.mjs';

const folders = ['core', 'adapters', 'cli'];
const options = { lang: 'ts', target: 'es2023', typescript: { rewriteImportExtensions: 'rewrite' } };

/** Comments alone go, as `tsc` leaves them out: nobody who runs the programs reads them, and they are shipped. */
const withoutComments = { compress: false, mangle: false, codegen: { removeWhitespace: false } };

/** As in the tsconfig.json of each folder. */
const isPartOfPrograms = (name) =>
  name.endsWith('.ts') &&
  !name.endsWith('.test.ts') &&
  !name.endsWith('.d.ts') &&
  !/(^|[\\/])testing[\\/]/.test(name);

for (const folder of folders) {
  for (const name of readdirSync(join(root, folder), { recursive: true }).filter(isPartOfPrograms)) {
    const source = join(root, folder, name);
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, options);
    const file = join(root, 'dist', folder, name.replace(/ts$/, 'js'));
    mkdirSync(dirname(file), { recursive: true });
    const printed = await minify(source, code, withoutComments);
    writeFileSync(file, printed.code);
  }
}
