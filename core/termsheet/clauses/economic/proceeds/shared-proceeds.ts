import { anyOf } from '../../../reading/any-of.ts';
import type { Participation } from '../participation-kind.ts';
import { mostTimes } from './held-against-round.ts';
import { type MarkedProceeds, signs } from './marked-proceeds.ts';
import { firstPayment, isWaitedFor } from './returned-money.ts';

/** What is said to follow the first payment. */
export interface SharedProceeds {
  readonly value: Participation;
  /** As a multiple of what was put in, the first payment included. */
  readonly cap: number | null;
}

const { own, sum, times, part } = signs;
const choice = new RegExp(
  `[${own}${sum}${times}][^.;]{0,70}(?:; ?)?\\b(?:or|alternatively)\\b[^.;]{0,50}${part}|${part}[^.;]{0,40}\\bor\\b[^.;]{0,30}[${own}${sum}]`,
  'i',
);
const between = new RegExp(
  `\\b(?:choose|chooses|choice|elects?|picks?) between [${own}${sum}][^.;]{0,60}\\band\\b[^.;]{0,30}${part}`,
  'i',
);
const insteadOfIt = new RegExp(
  [
    `\\balternatively\\b[^.;]{0,20}${part}`,
    `${part}[^.;]{0,40}\\binstead\\b`,
    `\\binstead\\b[^.;]{0,20}${part}`,
    `\\bif\\b[^.;]{0,30}(?:more|better|higher|greater|well)\\b[^.;]{0,40}${part}`,
    `${part} if\\b[^.;]{0,30}\\b(?:more|better)\\b`,
    `\\bunless ${part}`,
  ].join('|'),
  'i',
);
const oneOnly = anyOf(
  /(?:\b(?:not|never|nor|no)|n't)\b[^.;]{0,40}\b(?:both|the pair|the two|twice|two times|on top of|one after the other|a second)\b/i,
  /\bone (?:or the other|of the two|of them|only)\b|\beither,? not\b|\bone only\b|\bonly one\b/i,
  /\b(?:whichever|the (?:higher|greater|larger|bigger|better) (?:of|one))\b/i,
  /(?:\b(?:not|never|neither|nor)|n't)\b[^.;,]{0,25}\b(?:take (?:any |a )?(?:further )?(?:part|share)|participate|partake|join|share)\b/i,
);
const weChoose = /\b(?:we|i) (?:may )?(?:choose|pick)\b/i;
const left =
  "(?:rest|remainder|residue|balance|surplus|(?:what(?:ever)?|all that|which|that)(?: is|'s| then)? (?:left|remains?|over|rests)(?: over)?)";
const party = '(?:we|i|it|us|me|the (?:family|fund|trust|foundation|holding|society|club|studio))';
const joinWords =
  '(?:shar(?:e|es|ing)|joins?|go(?:es)?|continues?|partakes?|participates?|divides?|sits?|remains?|stays?|takes?|have|has|recovers?)';
const joins = new RegExp(
  `${part}|\\b(?:shar(?:e|es|ing)|joins? in|go(?:es)? (?:along|on)|continues?|partakes?|participates?|divides?|pro rata)\\b|\\bat the table\\b|\\bwith (?:all|the) (?:others|of you)\\b`,
  'i',
);
/** The investors are among those who have what is left: "then we share in the rest", "our fifth of what remains". */
const sharesRest = anyOf(
  new RegExp(`\\b${party}\\b[^.;]{0,60}\\b${joinWords}\\b[^.;]{0,60}\\b${left}\\b`, 'i'),
  new RegExp(`${part},? (?:of|in) (?:all )?(?:the )?${left}\\b`, 'i'),
  new RegExp(`\\b(?:of|in) (?:all )?(?:the )?${left}\\b[^.;]{0,40}${part}`, 'i'),
  new RegExp(
    `\\b${left}\\b[^.;]{0,40}\\b(?:divided|distributed|shared)\\b[^.;]{0,60}\\bof which\\b[^.;]{0,40}${sum}`,
    'i',
  ),
  new RegExp(
    `\\b${left}\\b[^.;]{0,30}\\b(?:divided|distributed|shared|split)\\b[^.;]{0,20}(?:\\b(?:all(?! (?:the )?(?:other|ordinary|common))|every(?:one|body))\\b|${part})`,
    'i',
  ),
);
/** "The rest is yours", "then nothing more". */
const givenAway = anyOf(
  /\b(?:rest|remainder|balance|everything(?: left)?|remains|left)\b[^.;]{0,20}\b(?:is|are|goes|belongs|be|to|for)(?: \w+){0,2} (?:yours|you|the founders?|common|ordinary|others)\b/i,
  /\b(?:nothing more|no (?:further|part|share)|not coming back)\b/i,
  /\brest of you (?:unless|if|shares?)\b|\b(?:of you|you|they|founders|others) (?:then )?(?:share|split|divide)\b/i,
);
const limit = new RegExp(
  `\\b(?:until|till|up to|once|when|stop at|not beyond|(?:not|no|never) more than)\\b([^.;]{0,80}?)(?:${times}[^.;]{0,12}(?:${own})?|[${own}${sum}])`,
  'i',
);
const inAll =
  /\b(?:in all|in total|altogether|all told|all up|all in|together|total receipts?|whole receipts?|receipts|had|received|receive|hold|have|seen|stop|quit|touches|comes? to|not beyond)\b/i;

/** Whether investors choose, share in the rest, or share up to a limit; null where that is not said. */
export function readShared(
  marked: MarkedProceeds,
  following: readonly MarkedProceeds[],
  invested: number | null,
): SharedProceeds | null {
  const head = marked.text.slice(0, firstPayment(marked));
  const tail = [marked.text.slice(firstPayment(marked)), ...following.map(({ text }) => text)];
  const cap = [marked, ...following].map((one) => capOf(one, invested)).find((one) => one !== null) ?? null;
  if (cap !== null && [marked.text, ...tail].some((text) => joins.test(text) && !oneOnly.test(text)))
    return { value: 'capped', cap };
  const sharing = tail.filter(
    (text) => sharesRest.test(text) && !givenAway.test(text) && !oneOnly.test(text),
  );
  if (sharing.length > 0)
    return sharing.some((text) => limit.test(text)) ? null : { value: 'full', cap: null };
  const isChoice =
    choice.test(head) ||
    between.test(head) ||
    weChoose.test(head) ||
    tail.some((text) => insteadOfIt.test(text)) ||
    [head, ...tail].some((text) => oneOnly.test(text)) ||
    tail.some((text) => givenAway.test(text));
  return isChoice && !tail.some((text) => joins.test(text) && isLimit(text))
    ? { value: 'none', cap: null }
    : null;
}

function isLimit(text: string): boolean {
  const match = limit.exec(text);
  return (
    match !== null &&
    inAll.test(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 60))
  );
}

function capOf({ text, marks }: MarkedProceeds, invested: number | null): number | null {
  const match = limit.exec(text);
  if (!match || !isLimit(text) || isWaitedFor(text)) return null;
  const mark = marks.find(({ at, sign }) => at > match.index && sign !== part);
  if (!mark || mark.value === null) return null;
  if (mark.sign === times) return plausible(mark.value);
  return invested === null ? null : plausible(scaledTo(mark.value, invested));
}

/** Below this a sum is said in thousands or millions. */
const leastSum = 1000;

/** "My hundred and fifty … three hundred thousand in all". */
function scaledTo(value: number, invested: number): number {
  const scales = invested < leastSum ? [1, 1e-3, 1e-6] : [1];
  const ratio = scales.map((scale) => (value / invested) * scale).find((one) => one <= mostTimes);
  return Math.round((ratio ?? 0) * 100) / 100;
}

function plausible(cap: number): number | null {
  return cap > 1 && cap <= mostTimes ? cap : null;
}
