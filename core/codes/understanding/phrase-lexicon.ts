/** Finds set phrases in texts. */
export interface PhraseLexicon {
  /** The stretches that phrases take, first to last, without overlap; of several phrases the longest. */
  find(text: string): Stretch[];
}

/** A part of a text, from one place to before another. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface PlacedWord extends Stretch {
  readonly word: string;
  /** What the word is written as in a phrase: itself, and the signs for numbers and capitals. */
  readonly kinds: readonly string[];
  /** Whether a mark before it ends a part of a sentence, behind which no phrase goes on. */
  readonly opens: boolean;
}

/** One word of a phrase: any of these may stand there, or none where it is optional. */
interface PhraseStep {
  readonly words: ReadonlySet<string>;
  readonly optional: boolean;
}

type Phrase = readonly PhraseStep[];
const none: readonly Phrase[] = [];

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu;
const endOfPart = /[.,;:!?()\n"“”]|\s[-–—]/;
const figure = /^\d/;
const capital = /^\p{Lu}/u;
const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred thousand dozen many several`.split(/\s+/),
);

/** Reads phrases written as in promotion-phrases.ts, a line each. */
export function phraseLexicon(lines: string): PhraseLexicon {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    const phrase = line.trim().split(/\s+/).map(readStep);
    for (const step of reachable(phrase, 0)) {
      for (const word of phrase[step]?.words ?? [])
        byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
    }
  }
  return { find: (text) => findPhrases(byFirstWord, placedWords(text)) };
}

function readStep(written: string): PhraseStep {
  const optional = written.endsWith('?');
  return { words: new Set((optional ? written.slice(0, -1) : written).split('/')), optional };
}

/** The steps that may come next at a place of a phrase; the number of its steps where it may end there. */
function reachable(phrase: Phrase, from: number): number[] {
  const steps = [from];
  for (let step = from; phrase[step]?.optional; step++) steps.push(step + 1);
  return steps;
}

function placedWords(text: string): PlacedWord[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map((match) => {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    const opens = endOfPart.test(text.slice(end, match.index));
    end = match.index + match[0].length;
    const kinds = [word];
    if (figure.test(word) || numberWords.has(word)) kinds.push('#');
    if (capital.test(match[0])) kinds.push('@');
    return { word, kinds, opens, start: match.index, end };
  });
}

function findPhrases(byFirstWord: ReadonlyMap<string, readonly Phrase[]>, words: PlacedWord[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < words.length; at++) {
    let last = -1;
    for (const kind of words[at]?.kinds ?? [])
      for (const phrase of byFirstWord.get(kind) ?? none)
        last = Math.max(last, lastWordOf(phrase, words, at));
    const [first, end] = [words[at], words[last]];
    if (!first || !end) continue;
    found.push({ start: first.start, end: end.end });
    at = last;
  }
  return found;
}

/** Where a phrase of two words or more that begins at a word ends, as far on as it can; -1 where none does. */
function lastWordOf(phrase: Phrase, words: readonly PlacedWord[], start: number): number {
  let last = -1;
  let steps = new Set(reachable(phrase, 0));
  for (let at = start; at < words.length && steps.size > 0; at++) {
    const word = words[at] as PlacedWord;
    if (at > start && word.opens) break;
    const after = new Set<number>();
    for (const step of steps) {
      if (word.kinds.some((kind) => phrase[step]?.words.has(kind)))
        for (const next of reachable(phrase, step + 1)) after.add(next);
    }
    if (at > start && after.has(phrase.length)) last = at;
    steps = after;
  }
  return last;
}
