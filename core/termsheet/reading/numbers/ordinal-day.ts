import { everyMatch } from '../every-match.ts';

/** A day that is counted from another, and where it stands. */
export interface OrdinalDay {
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

const units = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const tens: Readonly<Record<string, number>> = {
  twent: 20,
  thirt: 30,
  fort: 40,
  fift: 50,
  sixt: 60,
  sevent: 70,
  eight: 80,
  ninet: 90,
};
const stems = Object.keys(tens).join('|');
const ordinalDay = new RegExp(
  `\\b(?:(\\d{1,3})(?:st|nd|rd|th)|(${stems})(?:ieth|y[- ](${units.join('|')})))(?: ?\\(\\d{1,3}(?:st|nd|rd|th)\\))? (?:calendar )?day (?=after|from|following|there-?after)`,
  'gi',
);

/** "Until the seventy-fifth day after signing", "the 30th day following completion": so many days. */
export function findOrdinalDays(text: string): OrdinalDay[] {
  if (!text.includes(' day ')) return [];
  return everyMatch(ordinalDay, text).map((match) => {
    const ten = tens[(match[2] ?? '').toLowerCase()] ?? 0;
    const unit = units.indexOf((match[3] ?? '').toLowerCase()) + 1;
    const days = match[1] === undefined ? ten + unit : Number(match[1]);
    return { days, start: match.index, end: match.index + match[0].trimEnd().length };
  });
}
