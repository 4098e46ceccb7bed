import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** less ends at once where a text fits, keeps colours, and leaves the text on the screen. */
const usualPager = 'less -FRX';

/** The program that shows long texts; `null` where the environment wants none. */
export function pagerOf({ PAGER, TERM }: Readonly<Record<string, string | undefined>>): string | null {
  if (TERM === 'dumb' || PAGER === '' || PAGER === 'cat') return null;
  return PAGER ?? usualPager;
}

/**
 * Shows a text in a pager on this terminal and waits until the reader has left it.
 * @returns false where the pager is not there, and nothing was shown
 */
export async function showInPager(text: string, pager: string): Promise<boolean> {
  const child = spawn(pager, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
  // A reader who leaves early closes the pipe; that is no fault.
  child.stdin.on('error', () => undefined);
  child.stdin.end(text);
  try {
    const [code] = await once(child, 'exit');
    return code !== notFoundByShell;
  } catch {
    return false;
  }
}

const notFoundByShell = 127;
