import { fixtureText } from '../../../../core/termsheet/testing/fixture-sheets.ts';

/** A printed page of a term sheet has about three thousand characters. */
const charactersPerPage = 3000;

/** The text of so many pages of term sheets. */
export function pagesOfSheets(count: number): string {
  const sheet = `${fixtureText('us-series-a-clean.txt')}\n\n${fixtureText('uk-series-a-clean.txt')}\n\n`;
  const wanted = count * charactersPerPage;
  return sheet.repeat(Math.ceil(wanted / sheet.length)).slice(0, wanted);
}
