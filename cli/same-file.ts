import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The name behind every link; of a file that is not there yet, the name it will have. */
export async function realName(name: string): Promise<string> {
  try {
    return await realpath(name);
  } catch {
    try {
      return join(await realpath(dirname(name)), basename(name));
    } catch {
      return name;
    }
  }
}

/** Whether two names lead to the same file, through symbolic and hard links too. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  if ((await realName(one)) === (await realName(other))) return true;
  const [first, second] = await Promise.all([one, other].map((name) => stat(name).catch(() => null)));
  return Boolean(first && second && first.ino === second.ino && first.dev === second.dev);
}
