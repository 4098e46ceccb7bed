export const colourChoices = ['auto', 'always', 'never'] as const;
/** Whether there is colour: `auto` leaves it to the environment and to where the text goes. */
export type ColourChoice = (typeof colourChoices)[number];

/**
 * Whether escapes may be written. The flag counts first, then FORCE_COLOR and NO_COLOR as Node reads them (the first
 * one wins, `0` switches off), then a terminal that knows escapes.
 */
export function hasColour(
  choice: ColourChoice,
  { FORCE_COLOR, NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (choice !== 'auto') return choice === 'always';
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return isTerminal && TERM !== 'dumb';
}
