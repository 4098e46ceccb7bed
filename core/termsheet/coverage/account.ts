import type { Evidence } from '../analysis.ts';
import type { ExaminedClause } from '../clauses/clause.ts';
import { isStatement } from '../clauses/stated-right.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import { numberingLength } from '../reading/labels.ts';
import { layoutOf } from '../reading/layout.ts';
import { overlapWith } from '../reading/overlap.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { onlySpares } from './denials.ts';
import { endsWithListing, onlyElaborates } from './elaboration.ts';
import { isFamiliar } from './familiar-wordings.ts';
import { type Framing, framingOf } from './framing.ts';
import { wordsOf } from './lexicon.ts';
import { partsOfAWhole } from './parts-of-a-whole.ts';
import { type StatementKind, statementKind } from './statement.ts';

/** What is known of a sentence. */
export type SentenceKind = 'read' | 'boilerplate' | Framing | 'nothing' | 'not-understood';

/** One sentence of the document in the account. */
export interface AccountedSentence {
  readonly sentence: Sentence;
  readonly evidence: Evidence;
  readonly kind: SentenceKind;
  readonly states: StatementKind;
  readonly words: readonly string[];
  /** In another language than the document: neither wordings nor likeness can tell what it says. */
  readonly isForeign?: true;
}

/** Every sentence of a document with what is known of it. */
export interface Account {
  readonly sentences: readonly AccountedSentence[];
  /** Sentences that state something. */
  readonly stating: number;
  /** Those among them that are read or known. */
  readonly understood: number;
  readonly notUnderstood: readonly AccountedSentence[];
}

/**
 * Accounts for every sentence of a document. Linear in the text.
 *
 * @param relied passages beyond those of the clauses that a check or a signal rests on
 */
export function accountFor(
  reading: Reading,
  examined: readonly ExaminedClause[],
  relied: readonly TextSpan[] = [],
): Account {
  const isRead = overlapWith([...passagesOf(examined), ...relied]);
  const { wordingOf, sectionOf, titleOf } = layoutOf(reading);
  // Rows repeat themselves: what a wording says is told once.
  const wordings = new Map<number, { readonly words: readonly string[]; readonly states: StatementKind }>();
  const statements = reading.sentences.flatMap((sentence, index) => {
    if (!isStatement(sentence)) return [];
    const evidence = reading.evidence(sentence);
    const wording = wordingOf[index] ?? -1;
    const told = wordings.get(wording) ?? tell(sentence.text);
    wordings.set(wording, told);
    const under = `${wording} ${titleOf[sectionOf[index] ?? -1] ?? -1} ${sentence.isLabel}`;
    return [{ sentence, evidence, ...told, under, isRead: isRead(evidence) }];
  });
  const readSections = new Set(
    statements.flatMap(({ isRead, sentence }) => (isRead && sentence.section ? [sentence.section] : [])),
  );
  const parts = partsOfAWhole(statements.map(({ sentence }) => sentence.text));
  const kinds = new Map<string, SentenceKind>();
  const sentences = statements.map(({ isRead, under, ...statement }, at): AccountedSentence => {
    if (isRead) return { ...statement, kind: 'read' };
    if (parts.has(at)) return { ...statement, kind: 'boilerplate' };
    const { section } = statement.sentence;
    const isBesideRead = section !== null && readSections.has(section);
    const key = `${under} ${isBesideRead}`;
    const kind = kinds.get(key) ?? kindOf(statement, isBesideRead);
    kinds.set(key, kind);
    return { ...statement, kind };
  });
  return accountOf(sentences);
}

function tell(text: string): { readonly words: readonly string[]; readonly states: StatementKind } {
  const words = wordsOf(text);
  return { words, states: statementKind(text, words) };
}

/** Counts what is known of sentences. */
export function accountOf(sentences: readonly AccountedSentence[]): Account {
  const stating = sentences.filter(({ kind, states }) => kind === 'read' || states !== 'nothing');
  const notUnderstood = stating.filter(({ kind }) => kind === 'not-understood');
  return {
    sentences,
    stating: stating.length,
    understood: stating.length - notUnderstood.length,
    notUnderstood,
  };
}

/** What the clauses rest on; a clause that found nothing rests on nothing. */
function passagesOf(examined: readonly ExaminedClause[]): readonly Evidence[] {
  return examined
    .filter(({ reading }) => reading.status !== 'absent')
    .flatMap(({ reading: { evidence, contradictions = [] } }) => [
      ...evidence,
      ...contradictions.flatMap((contradiction) => contradiction.evidence),
    ]);
}

function kindOf(
  { sentence, words, states }: Pick<AccountedSentence, 'sentence' | 'words' | 'states'>,
  isBesideRead: boolean,
): SentenceKind {
  if (states === 'nothing') return 'nothing';
  // A label that holds no figure names what follows it.
  if (sentence.isLabel && !/\d/.test(sentence.text.slice(numberingLength(sentence.text)))) return 'nothing';
  const framing = framingOf(sentence, words);
  if (framing) return framing;
  if (isFamiliar(words) || onlySpares(words) || endsWithListing(sentence.text)) return 'boilerplate';
  return isBesideRead && onlyElaborates(sentence.text, words) ? 'read' : 'not-understood';
}
