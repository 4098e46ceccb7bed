import { formatPercent } from '../assessment/wording.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { anyOf } from '../reading/any-of.ts';
import { findPercentages } from '../reading/numbers/percentage.ts';
import type { Reading } from '../reading/reading.ts';
import type { Section } from '../reading/sections.ts';
import type { CrossCheck } from './cross-check.ts';

/** Rounding of a handful of rows. */
const tolerance = 0.6;
const totalRow = /^(?:total|gesamt|sum|all shareholders|fully diluted total)\b/i;
const capTable = anyOf(
  /cap(?:itali[sz]ation)?\b|ownership|shareholding|after (?:the )?(?:investment|round|closing)/i,
  /nach investment|shareholders?/i,
);

/** The rows of a capitalisation table must add up to its total. */
export const capTableTotal: CrossCheck = ({ reading }) => {
  for (const [parent, rows] of tables(reading)) {
    const total = rows.find(({ section }) => totalRow.test(section.title));
    const parts = rows.filter((row) => row !== total);
    if (!total || Math.abs(total.percent - 100) > 0.01 || parts.length < 2 || !capTable.test(parent.title))
      continue;
    const sum = parts.reduce((subtotal, { percent }) => subtotal + percent, 0);
    if (Math.abs(sum - 100) <= tolerance) continue;
    return [
      {
        clause: taxonomy.valuation,
        isContradiction: true,
        assessment: {
          title: 'Capitalisation table: the rows do not add up',
          rating: 'Red',
          risk: `The holdings in the table add up to ${formatPercent(sum)}, not to 100%.`,
          recommendation: 'Ask for a corrected capitalisation table before you sign.',
          evidence: parts.slice(0, 4).map(({ section }) => reading.evidence(section)),
        },
      },
    ];
  }
  return [];
};

interface Row {
  readonly section: Section;
  readonly percent: number;
}

/** Rows with one percentage, by the heading that they stand under. */
function tables(reading: Reading): Map<Section, Row[]> {
  const rows = new Map<Section, Row[]>();
  for (const section of reading.sections) {
    if (!section.parent || section.end - section.start > 200) continue;
    const [percentage, ...more] = findPercentages(reading.text.slice(section.contentStart, section.end));
    if (!percentage || more.length > 0 || typeof percentage.value !== 'number') continue;
    const row = { section, percent: percentage.value };
    const known = rows.get(section.parent);
    if (known) known.push(row);
    else rows.set(section.parent, [row]);
  }
  return rows;
}
