import { partiesOf } from '../clauses/parties.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';
import { anyOf } from '../reading/any-of.ts';
import { isEmptyAnswer } from '../reading/empty-answer.ts';
import type { Sentence } from '../reading/sections.ts';
import type { ExpectedTerm } from './expected-term.ts';

const right = anyOf(
  /\bpre-?\s?empti(?:on|ve)\b/i,
  /\bpro-?\s?rata\b[^.;]{0,100}\b(?:issu\w+|rounds?|financing|offering|securities)\b/i,
  /\b(?:issu\w+|rounds?|financings?|new (?:shares|securities))\b[^.;]{0,100}\b(?:pro-?\s?rata|proportion\w*)/i,
  /\bsubscription rights?\b/i,
  /\b(?:take up|subscribe for|take part in)\b[^.;]{0,60}\b(?:(?:new|later|further|each|future) (?:share )?issues?|new shares)\b/i,
  /\bbezugsrecht/i,
);
const everybody = anyOf(
  /\b(?:all|each|every|existing|other) (?:of the )?(?:existing |current )?(?:share|stock|security ?)holders?\b/i,
  /\b(?:all|each|every) (?:holders?|party|parties|member)\b/i,
  /\bshareholders (?:shall|will|may|have|are|would)\b/i,
  /\b(?:share|stock)?holders (?:with|holding|of|who hold)\b[^.;]{0,12}\d/i,
  /\bstatutory pre-?\s?emption|\bholders of (?:the )?(?:ordinary|common)|\bkey holders?\b/i,
);
/** Pre-emption when somebody sells shares is another right. */
const onTransfer = /\btransfer|\bsell(?:s|ing)?\b|\bsale\b|first refusal|co-?sale|\btag\b|\bdrag\b/i;
const onIssue = /\bissu|\bnew (?:shares|securities)|\bcapital increase/i;
const disapplied = /\bdisappl|\b(?:no|not|waived?|excluded)\b[^.;]{0,40}\bpre-?\s?empti/i;
const elsewhere = /liquidation|preference$|dividend|waterfall|anti-?dilution|redemption|definition/i;

function givesFoundersPreEmption({ reading }: CheckInput): boolean {
  const { founder, investor } = partiesOf(reading);
  return reading.sentences.some((sentence, index) => {
    const title = sentence.section?.title ?? '';
    const text = `${title}: ${sentence.text}`;
    const match = right.exec(text);
    if (!match || sentence.isLabel || isEmptyAnswer(sentence) || elsewhere.test(title)) return false;
    if (isOnTransfer(sentence.text) || (isOnTransfer(title) && !/pre-?\s?empti/i.test(title))) return false;
    if (disapplied.test(sentence.text)) return false;
    // A pre-emption right that names nobody is everybody's.
    const around = text.slice(Math.max(0, match.index - reach), match.index + match[0].length + reach);
    const isGeneral = /pre-?\s?empti/i.test(match[0]) && !investor.test(around);
    const holders = `${subjectBefore(reading.sentences, index)} ${sentence.text}`;
    return isGeneral || everybody.test(holders) || founder.test(sentence.text);
  });
}

/** "They may take up their part": who they are stands in the sentence before. */
function subjectBefore(sentences: readonly Sentence[], index: number): string {
  const [before, sentence] = [sentences[index - 1], sentences[index]];
  const refersBack =
    sentence && /^\W*(?:they|these|such (?:share|stock)?holders|each of them)\b/i.test(sentence.text);
  return refersBack && before?.line === sentence.line ? before.text : '';
}

function isOnTransfer(text: string): boolean {
  return onTransfer.test(text) && !onIssue.test(text);
}

/** How far from the right its holder is looked for. */
const reach = 60;

/**
 * The founders' own right to keep their share in later rounds. In the US only investors have one by custom, so
 * that nobody misses the founders' there.
 */
export const founderPreEmption: ExpectedTerm = {
  clause: taxonomy.proRata,
  title: 'Founders’ own pre-emption right',
  appliesTo: ['priced-equity'],
  isExpected: ({ jurisdiction }) => jurisdiction !== 'US',
  isDealtWith: givesFoundersPreEmption,
  risk: 'The document gives founders no right to take part in later rounds, so only other shareholders can keep their percentage.',
  recommendation:
    'Ask for the pre-emption right on new shares to belong to all shareholders, including founders.',
  law: 'founder-pre-emption',
};
