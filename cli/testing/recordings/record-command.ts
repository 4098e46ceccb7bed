import { join } from 'node:path';
import { runCaptured } from '../run-captured.ts';
import type { RecordedCommand } from './recorded-commands.ts';

/** Where recordings are kept, and the folder that they are made in. */
export const recordingsFolder = import.meta.dirname;
const workingDirectory = join(import.meta.dirname, '../../..');

const columns = 80;
const moreRowsThanAnyReport = 100_000;

/** Runs a command on a terminal of 80 columns, without colours and pager, and gives what a reader would see. */
export async function recordCommand({ words, stdin = '' }: RecordedCommand): Promise<string> {
  const outcome = await runCaptured([...words], {
    stdin,
    workingDirectory,
    isTerminal: true,
    size: { columns, rows: moreRowsThanAnyReport },
    environment: { NO_COLOR: '1', TERM: 'dumb' },
  });
  const typed = words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');
  const given = stdin === '' ? '' : `echo '${stdin}' | `;
  return [
    `$ ${given}fettle ${typed}`,
    `${outcome.stdout}${outcome.stderr}`.replace(/Generated on .+\./, 'Generated on the day.').trimEnd(),
    `exit code ${outcome.exitCode}`,
    '',
  ].join('\n');
}
