const plainNumber = /^[-+]?\d+(?:[.,]\d+)*$/;

/**
 * Makes a cell harmless in a spreadsheet, which runs a text that begins like a formula: such a text gets an
 * apostrophe in front. Plain numbers stay as they are.
 */
export function escapeFormula(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}
