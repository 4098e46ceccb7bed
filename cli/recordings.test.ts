import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordCommand, recordingsFolder } from './testing/recordings/record-command.ts';
import { recordedCommands } from './testing/recordings/recorded-commands.ts';

it.each(recordedCommands)('$name is recorded as it is now', async (command) => {
  const recorded = readFileSync(join(recordingsFolder, `${command.name}.txt`), 'utf8');
  expect(await recordCommand(command)).toBe(recorded);
});

it('keeps no recording of a command that is no longer recorded', () => {
  const kept = readdirSync(recordingsFolder).filter((name) => name.endsWith('.txt'));
  expect(kept.toSorted()).toEqual(recordedCommands.map(({ name }) => `${name}.txt`).toSorted());
});
