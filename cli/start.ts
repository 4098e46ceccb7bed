/**
 * Runs the program on this process. `--version` is answered before anything is loaded.
 * @param group the command group that a shortcut such as `termsheet` stands for.
 */
export async function start(words: readonly string[], group?: string): Promise<void> {
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    const { productVersion } = await import('./product-version.ts');
    process.stdout.write(`${productVersion()}\n`);
    return;
  }
  const { runOnProcess } = await import('./run-on-process.ts');
  await runOnProcess(group === undefined ? words : [group, ...words]);
}
