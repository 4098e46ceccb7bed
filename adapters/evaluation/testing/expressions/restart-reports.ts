import {
  type CharSet,
  type Concatenation,
  type Element,
  isDisjointWith,
  JS,
  NFA,
  type NoParent,
  type Quantifier,
} from 'refa';
import type { Expression } from './read-expressions.ts';

type Part = NoParent<Element>;
/** More than any expression of the product needs. */
const mostNodes = 100_000;

/**
 * Runs without a bound whose beginning can stand in the run itself: from each such beginning the rest of the text is
 * searched again ("x.*y" in "xxxx…"). An expression that is tied to the start of a text has one beginning, and where
 * nothing follows the run there is nothing to search for.
 */
export function restartReports({ source, flags }: Omit<Expression, 'place'>): string[] {
  if (flags.includes('y')) return [];
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse();
  const automaton = (parts: readonly Part[]): NFA =>
    NFA.fromRegex(
      { type: 'Expression', alternatives: [{ type: 'Concatenation', elements: parts.flatMap(consuming) }] },
      { maxCharacter },
    );
  const found: string[] = [];
  const visit = (
    sequence: NoParent<Concatenation>,
    beginning: readonly Part[],
    ending: readonly Part[],
  ): void => {
    for (const [index, part] of sequence.elements.entries()) {
      const before = [...beginning, ...sequence.elements.slice(0, index)];
      const after = [...sequence.elements.slice(index + 1), ...ending];
      if (part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY && !after.every(mayBeLeftOut))
        if (mayRestart(part, before, automaton)) found.push(`Restart: a run behind ${before.length} parts`);
      if ('alternatives' in part && part.type !== 'Assertion')
        for (const alternative of part.alternatives) visit(alternative, before, after);
    }
  };
  for (const alternative of expression.alternatives) visit(alternative, [], []);
  return found;
}

function mayBeLeftOut(part: Part): boolean {
  if (part.type === 'Quantifier' && part.min === 0) return true;
  return (
    (part.type === 'Quantifier' || part.type === 'Alternation') &&
    part.alternatives.some(({ elements }) => elements.every(mayBeLeftOut))
  );
}

function mayRestart(
  run: NoParent<Quantifier>,
  before: readonly Part[],
  automaton: (parts: readonly Part[]) => NFA,
): boolean {
  if (before.flatMap(consuming).length === 0) return false;
  const inRun = characters(run);
  // Nothing begins within a run of what may not stand before it: "^", and "\\b" before a run of letters.
  const refusedBefore = before.flatMap(refusedBehind);
  if (refusedBefore.some((refused) => inRun.every((set) => set.isSubsetOf(refused)))) return false;
  return !isDisjointWith(automaton(before), automaton([run]), mostNodes);
}

/** The characters of which none may stand where a part is looked for. */
function refusedBehind(part: Part): CharSet[] {
  if (part.type === 'Assertion')
    return part.kind === 'behind' && part.negate ? part.alternatives.flatMap(soleCharacters) : [];
  return part.type === 'Alternation' && consuming(part).length === 0
    ? part.alternatives.flatMap(({ elements }) => elements.flatMap(refusedBehind))
    : [];
}

function soleCharacters({ elements: [only, ...more] }: NoParent<Concatenation>): CharSet[] {
  return only?.type === 'CharacterClass' && more.length === 0 ? [only.characters] : [];
}

function characters(part: Part): CharSet[] {
  if (part.type === 'CharacterClass') return [part.characters];
  if (!('alternatives' in part)) return [];
  return part.alternatives.flatMap(({ elements }) => elements.flatMap(characters));
}

/** What of a part takes characters; what only looks at them allows more when it is left out. */
function consuming(part: Part): Part[] {
  if (part.type === 'Assertion' || part.type === 'Unknown') return [];
  if (part.type === 'CharacterClass') return [part];
  const alternatives = part.alternatives.map((one) => ({
    ...one,
    elements: one.elements.flatMap(consuming),
  }));
  return alternatives.every(({ elements }) => elements.length === 0)
    ? []
    : [{ ...part, alternatives } as Part];
}
