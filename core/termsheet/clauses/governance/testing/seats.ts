/** The seats of a board by side, null for a side of which nothing is said: short enough for a row of a table. */
export function seats(
  total: number | null,
  founders: number | null,
  investors: number | null,
  independent: number | null,
) {
  return { total, founders, investors, independent };
}
