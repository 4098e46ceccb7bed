import { anyOf } from '../../reading/any-of.ts';

/** "That 1.6 includes the options", "counted within the 120": a value stated before, by its figure alone. */
const byFigure = anyOf(
  /\b(?:that|the) (\d[\d.,]{0,14})(?: ?m(?:illion)?)? (?:already )?(?:includes|covers|counts|takes in)\b/i,
  /\b(?:counted|included|sits?|contained)(?: (?:within|in|inside)) (?:the|that) (\d[\d.,]{0,14})(?! ?%)/i,
);

/** Whether a text says by the figure of the value before the money that something is counted in it. */
export function isCountedIn(preMoney: number, text: string): boolean {
  const found = byFigure.exec(text);
  const value = Number((found?.[1] ?? found?.[2] ?? '').replace(',', '.').replace(/[.]$/, ''));
  return value > 0 && [1, 1e3, 1e6].some((scale) => Math.abs(value * scale - preMoney) < preMoney * 1e-6);
}
