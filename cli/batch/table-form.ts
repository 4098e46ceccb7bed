const delimiters = [',', ';', '\t', '|'] as const;

/** What the first lines of a table say of its form. */
export interface FormFound {
  readonly delimiter: string;
  readonly hasSeparatorLine: boolean;
}

/**
 * What parts the cells of a table: what a line `sep=;` in front says, else what makes the wanted column one of the
 * header's cells, else what stands there most. Blank lines in front of the header are passed over.
 */
export function tableForm(begin: string, column: string): FormFound {
  const [first = ''] = begin.split(/[\r\n]/, 1);
  const said = /^sep=([,;\t|])$/i.exec(first)?.[1];
  if (said !== undefined) return { delimiter: said, hasSeparatorLine: true };
  const [header = ''] = begin.trimStart().split(/[\r\n]/, 1);
  const wanted = column.toLowerCase();
  const cellsBy = (delimiter: string) =>
    header.split(delimiter).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
  const byWidth = [...delimiters].sort((one, other) => cellsBy(other).length - cellsBy(one).length);
  const found = byWidth.find((delimiter) => cellsBy(delimiter).includes(wanted)) ?? byWidth[0] ?? ',';
  return { delimiter: found, hasSeparatorLine: false };
}
