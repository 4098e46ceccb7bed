import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../package-root.ts';

/**
 * A module of the product as `npm run build` wrote it, for measures of time: what tsx runs from its source names every
 * function while it runs, which costs a tenth and which no visitor waits for.
 *
 * @param path of the module in `dist`
 * @throws Error where the product was not built
 */
export async function builtModule<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(packageRoot(), 'dist', path)).href)) as Module;
}
