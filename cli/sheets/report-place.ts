import { relative, resolve, sep } from 'node:path';
import { CommandFailure } from '../command-failure.ts';

/**
 * Where the report on a document stands in a folder of reports, without its ending: on the same way as the document
 * from the working folder, so that documents of one name have one report each, and the same one in every run. What
 * lies outside keeps what is below the folders in common.
 * @example reportPlace('offers/later/b.pdf', '/home/ada') // 'offers/later/b.pdf'
 */
export function reportPlace(sheet: string, workingDirectory: string): string {
  if (sheet === '-') return 'stdin';
  const steps = relative(workingDirectory, resolve(workingDirectory, sheet)).split(sep);
  return steps.filter((step) => step !== '..' && !step.endsWith(':')).join('/');
}

/**
 * The place of each document.
 * @throws CommandFailure `invalid-input` where two documents would have the same
 */
export function reportPlaces(
  sheets: readonly string[],
  workingDirectory: string,
): ReadonlyMap<string, string> {
  const sheetAt = new Map<string, string>();
  const places = new Map<string, string>();
  for (const sheet of sheets) {
    const place = reportPlace(sheet, workingDirectory);
    const other = sheetAt.get(place) ?? sheet;
    if (resolve(workingDirectory, other) !== resolve(workingDirectory, sheet)) {
      const message = `${other} and ${sheet} would have the same report: give each a folder of its own with -o.`;
      throw new CommandFailure({ code: 'invalid-input', message });
    }
    sheetAt.set(place, sheet);
    places.set(sheet, place);
  }
  return places;
}
