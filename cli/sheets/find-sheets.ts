import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

/** What is read out of a folder; a file that is named itself is read whatever its name. */
const sheetExtensions = new Set(['.pdf', '.docx', '.doc', '.txt']);
/** More are no pile of offers but somebody's home folder. */
const mostSheets = 10_000;
const deepestFolder = 32;

/**
 * The documents that are meant: files as they are named, and with `isRecursive` everything readable in the folders,
 * by name. What is linked inside a folder is not followed.
 * @throws CommandFailure `invalid-input` for a folder that was not asked for, or one with too much in it
 */
export async function findSheets(
  paths: readonly string[],
  isRecursive: boolean,
  { workingDirectory, signal }: CommandContext,
): Promise<readonly string[]> {
  const sheets: string[] = [];
  const walk = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
      if (signal.aborted || sheets.length > mostSheets) return;
      const name = join(folder, entry.name);
      if (entry.isDirectory() && depth < deepestFolder) await walk(name, depth + 1);
      if (entry.isFile() && isSheet(entry.name)) sheets.push(relative(workingDirectory, name));
    }
  };
  for (const path of paths) {
    if (path === '') throw usage('The name of a document is empty.');
    const name = resolve(workingDirectory, path);
    if (path === '-' || !(await isFolder(name))) sheets.push(path);
    else if (isRecursive) await walk(name, 0);
    else throw usage(`${path} is a folder: use --recursive to read what is in it.`);
  }
  if (sheets.length > mostSheets) throw usage(`There are more than ${mostSheets} documents in there.`);
  if (sheets.length === 0) throw usage('There is no PDF, DOCX, DOC or text file in there.');
  return sheets;
}

/** A name that begins with a dot is hidden: lock files and rests of other programs. */
function isSheet(name: string): boolean {
  return !name.startsWith('.') && !name.startsWith('~$') && sheetExtensions.has(extname(name).toLowerCase());
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => null))?.isDirectory() ?? false;
}

function usage(message: string): CommandFailure {
  return new CommandFailure({ code: 'invalid-input', message });
}
