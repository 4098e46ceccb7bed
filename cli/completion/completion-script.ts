import { bashScript } from './bash.ts';
import type { CompletionEntry } from './completion-table.ts';
import { fishScript } from './fish.ts';
import { powershellScript } from './powershell.ts';
import { zshScript } from './zsh.ts';

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

const writers: Readonly<Record<Shell, (table: readonly CompletionEntry[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The script that a shell loads. Names come from our own registry: letters, digits and hyphens only. */
export function completionScript(shell: Shell, table: readonly CompletionEntry[]): string {
  return writers[shell](table);
}
