import { isSet, ofCharacters, runLookOf } from './doc-looks.ts';
import { type FormattedRange, type Modifiers, rangeAt } from './doc-properties.ts';
import type { DocStyles } from './doc-styles.ts';
import type { DocText } from './doc-text.ts';
import { type Style, shownLook, stated } from './look.ts';
import { symbolOf } from './symbols.ts';
import type { WordNote, WordRun } from './word-document.ts';

/** What hangs at a place of the text: a note, or the content of a text box. */
export type HangingRun = { readonly note: WordNote } | Pick<WordRun, 'box'>;

const fieldBegin = '\u0013';
const fieldResult = '\u0014';
const fieldEnd = '\u0015';
/** Characters that stand for something else ([MS-DOC] 2.4.1); those not named are no words. */
const written: Readonly<Record<string, string>> = { '\t': '\t', '\u000b': '\n', '\u001e': '-' };
const special = /[\p{Cc}(]/u;
const noModifiers: Modifiers = new Map();

/** Reads stretches of the text as runs. */
export class DocRuns {
  hasTrackedChanges = false;
  hasHiddenText = false;
  readonly #text: DocText;
  readonly #ranges: readonly FormattedRange[];
  readonly #styles: DocStyles;
  readonly #hangingAt: (place: number) => HangingRun | undefined;
  /** Of each field that is open, whether its code still runs. */
  readonly #fields: boolean[] = [];

  constructor(
    text: DocText,
    ranges: readonly FormattedRange[],
    styles: DocStyles,
    hangingAt: (place: number) => HangingRun | undefined,
  ) {
    this.#text = text;
    this.#ranges = ranges;
    this.#styles = styles;
    this.#hangingAt = hangingAt;
  }

  /** The runs of a paragraph of that style. */
  read(start: number, end: number, style: Style): WordRun[] {
    const runs: WordRun[] = [];
    for (const { from, to, modifiers } of this.#formatted(start, end)) {
      const look = runLookOf(modifiers, this.#base(modifiers, style).run);
      const isDeleted = this.#isChanged(modifiers);
      const content = this.#content(from, to, modifiers);
      if (look.isHidden) {
        this.hasHiddenText ||= content.some(({ text }) => text.trim() !== '');
        continue;
      }
      runs.push(...content.map((each) => ({ ...shownLook(look, isDeleted), ...each })));
    }
    return runs;
  }

  /** False where the character that ends a paragraph is deleted or hidden. */
  endsParagraph(place: number, style: Style): boolean {
    for (const { modifiers } of this.#formatted(place, place + 1)) {
      if (this.#isChanged(modifiers)) return false;
      if (runLookOf(modifiers, this.#base(modifiers, style).run).isHidden) return false;
    }
    return true;
  }

  #base(modifiers: Modifiers, style: Style): Style {
    const own = modifiers.get(ofCharacters.style)?.readUInt16LE(0);
    return own === undefined
      ? style
      : { ...style, run: { ...style.run, ...stated(this.#styles.of(own).run) } };
  }

  /** Whether the characters are deleted; notes that somebody has changed them. */
  #isChanged(modifiers: Modifiers): boolean {
    const isDeleted = isSet(modifiers, ofCharacters.deleted) === true;
    this.hasTrackedChanges ||= isDeleted || isSet(modifiers, ofCharacters.inserted) === true;
    return isDeleted;
  }

  *#formatted(start: number, end: number): Generator<{ from: number; to: number; modifiers: Modifiers }> {
    for (const stretch of this.#text.stretches(start, end)) {
      const { bytesPerCharacter } = stretch;
      for (let from = stretch.start; from < stretch.end; ) {
        const offset = stretch.offset + (from - stretch.start) * bytesPerCharacter;
        const { range, end: until } = rangeAt(this.#ranges, offset);
        const length = Math.max(1, Math.ceil((until - offset) / bytesPerCharacter));
        const to = Math.min(stretch.end, from + length);
        yield { from, to, modifiers: range?.modifiers ?? noModifiers };
        from = to;
      }
    }
  }

  #content(from: number, to: number, modifiers: Modifiers): WordRun[] {
    const slice = this.#text.text.slice(from, to);
    if (!special.test(slice)) return this.#isCode() ? [] : [{ text: slice }];
    const content: WordRun[] = [];
    let text = '';
    for (const [index, character] of [...slice.split('')].entries()) {
      this.#followField(character);
      if (this.#isCode()) continue;
      const hanging = isMark(character) ? this.#hangingAt(from + index) : undefined;
      if (hanging) {
        content.push({ text }, { text: '', ...hanging });
        text = '';
      } else text += textOf(character, modifiers);
    }
    return [...content, { text }];
  }

  #followField(character: string): void {
    if (character === fieldBegin) this.#fields.push(true);
    if (character === fieldResult && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = false;
    if (character === fieldEnd) this.#fields.pop();
  }

  #isCode(): boolean {
    return this.#fields.at(-1) === true;
  }
}

/** The marks of a footnote or endnote, of a comment and of a drawing. */
function isMark(character: string): boolean {
  return character === '\u0002' || character === '\u0005' || character === '\u0008';
}

function textOf(character: string, modifiers: Modifiers): string {
  const symbol = modifiers.get(ofCharacters.symbol);
  if (character === '(' && symbol) return symbolOf(symbol.readUInt16LE(2));
  return character >= ' ' ? character : (written[character] ?? '');
}
