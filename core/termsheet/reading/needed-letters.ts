/**
 * Letters of which a text must hold some to match an expression: one of the strings, in lower case. Null where no
 * string is needed, or none long enough to tell texts apart.
 */
export type NeededLetters = readonly string[] | null;

/** Shorter ones stand in most sentences. */
const fewestLetters = 3;
/** The longer all of the strings, the fewer texts hold one; beyond this, fewer strings count more. */
const enoughLetters = 5;

const known = new WeakMap<RegExp, NeededLetters>();

/**
 * What an expression needs, read from its source once. Classes, wildcards and what may be left out need nothing; of a
 * sequence the most telling part counts, of a choice all sides together.
 *
 * @example neededLetters(/\b(?:full )?ratchet|wheel ?back\b/i) // ['ratchet', 'wheel']
 */
export function neededLetters(pattern: RegExp): NeededLetters {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const needed = new SourceReader(pattern.source).choice();
  known.set(pattern, needed);
  return needed;
}

class SourceReader {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Reads alternatives up to the end of their group. */
  choice(): NeededLetters {
    let sides: NeededLetters = [];
    for (;;) {
      const side = this.sequence();
      sides = side && sides && [...sides, ...side];
      if (this.source[this.at] !== '|') return sides;
      this.at += 1;
    }
  }

  private sequence(): NeededLetters {
    let best: NeededLetters = null;
    let run = '';
    const endRun = (): void => {
      best = moreTelling(best, [run]);
      run = '';
    };
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const part = this.part();
      if (part === 'nothing') continue;
      const quantifier = this.quantifier();
      const isNeeded = !/^(?:[*?]|\{0)/.test(quantifier);
      if (typeof part === 'object') {
        endRun();
        if (isNeeded) best = moreTelling(best, part.group);
      } else if (isNeeded) {
        run += part.toLowerCase();
        if (part === '' || quantifier !== '') endRun();
      } else endRun();
    }
    endRun();
    return best;
  }

  /** The next part of a sequence: a letter, '' for any of several, a group, or what takes no room. */
  private part(): string | 'nothing' | { readonly group: NeededLetters } {
    const letter = this.next();
    if (letter === '^' || letter === '$') return 'nothing';
    if (letter === '.') return '';
    if (letter === '[') return this.skipClass();
    if (letter === '\\') return this.escaped();
    if (letter !== '(') return letter;
    const opening = /^(?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? '';
    this.at += opening.length;
    const group = this.choice();
    this.at += 1;
    return opening.endsWith('!') ? 'nothing' : { group };
  }

  private next(): string {
    this.at += 1;
    return this.source.charAt(this.at - 1);
  }

  private skipClass(): '' {
    while (this.source[this.at] !== ']') this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at += 1;
    return '';
  }

  private escaped(): string | 'nothing' {
    const letter = this.next();
    if (letter === 'b' || letter === 'B') return 'nothing';
    if (/[pPu]/.test(letter) && this.source[this.at] === '{') this.at = this.source.indexOf('}', this.at) + 1;
    else if (letter === 'u') this.at += 4;
    else if (letter === 'x') this.at += 2;
    return /[\w]/.test(letter) ? '' : letter;
  }

  /** How often what was read may stand; empty for once. */
  private quantifier(): string {
    const found = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at, this.at + 12))?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

function moreTelling(one: NeededLetters, other: NeededLetters): NeededLetters {
  return tellingness(other) > tellingness(one) ? other : one;
}

function tellingness(needed: NeededLetters): number {
  if (needed === null || needed.length === 0) return 0;
  const shortest = Math.min(...needed.map(({ length }) => length));
  if (shortest < fewestLetters) return 0;
  return Math.min(shortest, enoughLetters) + 1 / needed.length;
}
