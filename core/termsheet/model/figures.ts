import { tokenise } from '../../llm/text-tokens.ts';
import type { TermSheetAnalysis } from '../analysis.ts';

const scales: readonly [RegExp, number][] = [
  [/^(?:k|thousand)$/i, 1e3],
  [/^(?:m|mn|million)$/i, 1e6],
  [/^(?:b|bn|billion)$/i, 1e9],
];

/**
 * Whether every figure of a sentence stands in the document or in what the built-in engine has reckoned.
 * Small whole numbers are let through: "two of five seats", "section 3".
 */
export function figuresAreKnown(sentence: string, analysis: TermSheetAnalysis): boolean {
  const known = new Set([...figuresOf(analysis.source.text), ...reckonedFigures(analysis)]);
  return figuresOf(sentence).every(
    (figure) => known.has(figure) || (Number.isInteger(figure) && figure <= 10),
  );
}

/** Numbers of a text, with the scale that a word after them gives (`£1.5m` and `1,500,000` are the same). */
function figuresOf(text: string): readonly number[] {
  const tokens = tokenise(text);
  return tokens.flatMap(({ folded, end }, index) => {
    if (!/^\d/.test(folded)) return [];
    const next = tokens[index + 1];
    const isNear = next !== undefined && next.start - end <= 1;
    const scale = isNear ? (scales.find(([word]) => word.test(next.folded))?.[1] ?? 1) : 1;
    return readings(folded).map((figure) => round(figure * scale));
  });
}

/** `1.500` is fifteen hundred in one country and one and a half in another: both count as known. */
function readings(digits: string): readonly number[] {
  const english = Number(digits.replaceAll(',', ''));
  const european = Number(digits.replaceAll('.', '').replaceAll(',', '.'));
  return [...new Set([english, european])]
    .filter((figure) => Number.isFinite(figure))
    .slice(0, 1)
    .concat(/[.,]\d{3}$/.test(digits) && Number.isFinite(european) && european !== english ? [european] : []);
}

function reckonedFigures({ facts, exitScenarios }: TermSheetAnalysis): readonly number[] {
  const { board, ...others } = facts;
  const values: readonly unknown[] = [
    ...Object.values(others),
    ...Object.values(board),
    ...(exitScenarios ?? []).flatMap((scenario) => Object.values(scenario)),
  ];
  return values.filter((value): value is number => typeof value === 'number').map(round);
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
