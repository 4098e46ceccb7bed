import { hasData, readDataText } from '../../packed-data.ts';

const file = 'dist/data/pages.json';

/** The pages of an installed package by file name; none in a checkout, where each is a file of its own. */
export function packedPages(): ReadonlyMap<string, Buffer> {
  if (!hasData(file)) return new Map();
  const pages: Readonly<Record<string, string>> = JSON.parse(readDataText(file));
  return new Map(Object.entries(pages).map(([name, html]) => [name, Buffer.from(html)]));
}
