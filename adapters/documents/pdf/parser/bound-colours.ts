import { around, type Method } from './around.ts';
import type { PdfClass, PdfClasses } from './pdf-classes.ts';
import { type Dictionary, isDictionary, nameOf } from './pdf-values.ts';

interface ColourSpace {
  readonly cs: unknown;
  readonly xref: { fetchIfRef(value: unknown): unknown };
  readonly resources?: Dictionary | null;
}

/** The most inks of a colour (ISO 32000-1, annex C), for which pdf.js has memory before there is a colour. */
const mostInks = 32;
const deepestSpace = 8;

/** Refuses colours mixed from more inks than the format allows. */
export function boundColours({ ColorSpaceUtils }: PdfClasses): void {
  around(
    ColorSpaceUtils,
    'parse',
    (parse: Method<PdfClass, [ColourSpace], unknown>) =>
      function parseColourSpace(space) {
        if (inksOf(space, space.cs, 0) > mostInks) throw new Error('a colour of more inks than there are');
        return parse.call(this, space);
      },
  );
}

function inksOf(space: ColourSpace, value: unknown, depth: number): number {
  const found = space.xref.fetchIfRef(value);
  const listed = depth === 0 ? (namedSpace(space, found) ?? found) : found;
  if (!Array.isArray(listed) || depth > deepestSpace) return 0;
  // The names of the inks stand second; so does, in other spaces, the space that this one is made from.
  const inks = space.xref.fetchIfRef(listed[1]);
  const bases = [listed[1], listed[2]].map((base) => inksOf(space, base, depth + 1));
  return Math.max(Array.isArray(inks) ? inks.length : 0, ...bases);
}

function namedSpace({ resources }: ColourSpace, name: unknown): unknown {
  const key = nameOf(name);
  const spaces = resources?.get('ColorSpace');
  return key !== undefined && isDictionary(spaces) ? spaces.get(key) : undefined;
}
