import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goldenVectorsAsCsv, goldenVectorsAsJson } from '../../core/carbon/golden-vectors.ts';

/** Publishes the figures of all carbon answers, so that others can reproduce the method. */
export async function writeGoldenVectors(siteFolder: string): Promise<void> {
  await Promise.all([
    writeFile(join(siteFolder, 'carbon-golden-vectors.csv'), goldenVectorsAsCsv()),
    writeFile(join(siteFolder, 'carbon-golden-vectors.json'), goldenVectorsAsJson()),
  ]);
}
