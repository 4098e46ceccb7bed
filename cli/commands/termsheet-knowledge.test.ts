import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

it('prints the table that stands in the folder’s README', async () => {
  const { exitCode, stdout } = await runCaptured(['termsheet', 'knowledge']);
  expect(exitCode).toBe(0);
  const readme = new URL('../../core/termsheet/knowledge/README.md', import.meta.url);
  expect(await readFile(readme, 'utf8')).toContain(stdout);
});

it('gives the same as JSON', async () => {
  const { stdout } = await runCaptured(['termsheet', 'knowledge', '--json']);
  const { places, rows } = JSON.parse(stdout);
  expect(places).toContain('South Africa');
  expect(rows.find(({ clause }: { clause: string }) => clause === 'F04').covers).toHaveLength(places.length);
});
