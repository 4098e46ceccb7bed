import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '../../..');

const folders = ['core', 'adapters', 'cli', 'web'];

/** Every page of the repository that tells people what to type, what stands where and how much it is. */
export const pages = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:README|SECURITY)\.md$/.test(name))
      .map((name) => join(folder, name)),
  ),
];

/** The words of a page, or of another file of the checkout. */
export const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** What a page shows as typed: the lines of its blocks, and what stands between backticks. */
export function typedIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const indented = [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line);
  const outside = text.replaceAll(/^```\w*\n[\s\S]*?^```$/gm, '');
  const inline = [...outside.matchAll(/`([^`\n]+)`/g)].map(([, typed = '']) => typed);
  return [...blocks.flatMap((block) => block.split('\n')), ...indented, ...inline].map((line) => line.trim());
}
