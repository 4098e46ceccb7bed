import { type Account, type AccountedSentence, accountOf } from '../coverage/account.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { mostSentences } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes, columnOf, redLabel } from './sentence-labels.ts';

const redColumn = columnOf(redLabel);
/** From here on harm cannot be excluded, and the passage stays for the founder to read. */
const mayBeHarmful = 0.1;
/** So sure the reader must be that a sentence states no term: parties, notes, history, plans, next steps. */
const surelyNoTerm = 0.75;
const noTermColumns = clauseCodes.flatMap((code, at) => (code.startsWith('X') ? [at] : []));

/**
 * The account with what the learned reader has understood as well: sentences of which it has believed a fact, and those
 * that surely state no term. Whatever might be harmful stays unread, and so does what comes after as many sentences as
 * are worth the time.
 *
 * @param believed sentences whose facts were added to the answer
 */
export function withLearnedAccount(
  account: Account,
  reading: Reading,
  judge: SentenceJudge,
  believed: ReadonlySet<Sentence>,
): Account {
  const worthHearing = new Set(account.notUnderstood.slice(0, mostSentences));
  const sentences = account.sentences.map((accounted): AccountedSentence => {
    if (!worthHearing.has(accounted) || accounted.isForeign) return accounted;
    const { sentence } = accounted;
    const { labels } = judge(sentence, reading.decimalMark).judgement;
    if ((labels[redColumn] ?? 0) >= mayBeHarmful) return accounted;
    if (believed.has(sentence)) return { ...accounted, kind: 'read' };
    const isNoTerm = noTermColumns.some((column) => (labels[column] ?? 0) >= surelyNoTerm);
    return isNoTerm ? { ...accounted, kind: 'nothing' } : accounted;
  });
  return accountOf(sentences);
}
