// Writes the recordings anew: npx tsx cli/testing/recordings/write-recordings.ts. Read the difference before you
// commit it: it is what users will see.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordCommand, recordingsFolder } from './record-command.ts';
import { recordedCommands } from './recorded-commands.ts';

for (const command of recordedCommands) {
  writeFileSync(join(recordingsFolder, `${command.name}.txt`), await recordCommand(command));
}
