import type { TextSpan } from '../document/term-sheet-document.ts';
import { everyMatch } from './every-match.ts';
import { type MappedText, originOf, rewrite, type TextEdit } from './mapped-text.ts';
import { blank } from './normalise-characters.ts';
import { bracketKind, looksSpans, openMarkSpans } from './open-values.ts';

/** Stand around one of several alternatives, so that what is between them is never read as the term. */
export const alternativeOpen = '\u27e6';
export const alternativeClose = '\u27e7';

/** Text without brackets: blanks as {@link blank}, notes gone, and where it was only proposed or a choice. */
export interface ResolvedText {
  readonly mapped: MappedText;
  /** Spans of the original text that stood in brackets as a single proposal. */
  readonly proposals: readonly TextSpan[];
  /** Spans of the original text that are alternatives to one another. */
  readonly alternatives: readonly TextSpan[];
}

const innermost = /\[([^[\]]{0,2500})\]/gu;
const betweenAlternatives = /^[\s,;.]*(?:(?:\/|or|and\/or|oder)\s*)?$/i;
/** Brackets nest three deep in the worst real forms. */
const maximumDepth = 4;

/** Settles every bracket and every open mark of a text in reading form. */
export function resolveBrackets(source: MappedText): ResolvedText {
  const proposals: TextSpan[] = [];
  const alternatives: TextSpan[] = [];
  const marks = openMarkSpans(source.text).map(({ start, end }) => ({ start, end, replacement: blank }));
  const looks = looksSpans(source.text).map(({ start, end }) => ({ start, end, replacement: '' }));
  const open = [...marks, ...looks].sort((left, right) => left.start - right.start);
  let mapped = rewrite(source, open);
  for (let depth = 0; depth < maximumDepth; depth += 1) {
    const groups = everyMatch(innermost, mapped.text).map((match) => classify(mapped.text, match));
    if (groups.length === 0) break;
    const edits: TextEdit[] = [];
    for (const [index, group] of groups.entries()) {
      const isChoice =
        group.kind === 'choice' ||
        isBesideOther(mapped.text, group) ||
        isNextTo(mapped.text, group, groups[index - 1], groups[index + 1]);
      if (group.kind === 'blank') edits.push({ ...group, replacement: blank });
      else if (group.kind === 'proposal' || group.kind === 'choice') {
        (isChoice ? alternatives : proposals).push(originOf(mapped, group.start, group.end));
        edits.push({
          start: group.start,
          end: group.start + 1,
          replacement: isChoice ? alternativeOpen : '',
        });
        edits.push({ start: group.end - 1, end: group.end, replacement: isChoice ? alternativeClose : '' });
      } else edits.push({ ...group, replacement: group.kind === 'footnote-mark' ? '' : ' ' });
    }
    mapped = rewrite(mapped, edits);
  }
  return { mapped, proposals, alternatives };
}

interface BracketGroup extends TextSpan {
  readonly kind: ReturnType<typeof bracketKind>;
}

function classify(text: string, match: RegExpExecArray): BracketGroup {
  const start = match.index;
  const end = start + match[0].length;
  const kind = bracketKind(
    match[1] ?? '',
    text.slice(Math.max(0, start - 4), start),
    text.slice(end, end + 12),
  );
  return { start, end, kind };
}

const opensOther = /^[\s,;.]*(?:\/|or|oder)\s*\[/i;
const closesOther = new RegExp(`${alternativeClose}[\\s,;.]*(?:\\/|or|oder)\\s*$`, 'i');

/** "[…] or [… [2]x …]": the other alternative has brackets of its own and is settled in another pass. */
function isBesideOther(text: string, group: BracketGroup): boolean {
  if (!isOffer(group)) return false;
  return (
    opensOther.test(text.slice(group.end, group.end + 12)) ||
    closesOther.test(text.slice(Math.max(0, group.start - 12), group.start))
  );
}

function isNextTo(
  text: string,
  group: BracketGroup,
  previous: BracketGroup | undefined,
  next: BracketGroup | undefined,
): boolean {
  const joins = (left: BracketGroup, right: BracketGroup): boolean =>
    isOffer(left) && isOffer(right) && betweenAlternatives.test(text.slice(left.end, right.start));
  return (previous !== undefined && joins(previous, group)) || (next !== undefined && joins(group, next));
}

function isOffer(group: BracketGroup): boolean {
  return group.kind === 'proposal' || group.kind === 'choice';
}
