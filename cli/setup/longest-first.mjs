// The order of test files: what takes longest begins first, so that no worker waits at the end for a single file.
// Vitest begins with the largest files, and the longest to run are short to write: they start processes and wait.
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './checkout.mjs';

const longest = [
  'cli/package.test.ts',
  'adapters/http/instances.test.ts',
  'adapters/evaluation/growing-texts.test.ts',
  'cli/e2e/interrupts.test.ts',
  'adapters/evaluation/linear-expressions.test.ts',
  'adapters/http/database-outage.test.ts',
  'cli/commands/confirm-receiver.test.ts',
];

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const others = await super.sort(files);
    const rank = ({ moduleId }) => {
      const at = longest.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
      return at === -1 ? longest.length : at;
    };
    return others.toSorted((one, other) => rank(one) - rank(other));
  }
}
