import type { TextSpan } from '../../document/term-sheet-document.ts';
import { type Fact, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import { isNegated } from '../../reading/negation.ts';
import { findMultiples } from '../../reading/numbers/multiple.ts';
import { findPercentages } from '../../reading/numbers/percentage.ts';
import type { Reading } from '../../reading/reading.ts';
import { matchesIn } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import type { Participation } from './participation-kind.ts';
import { issuePrice } from './preference-multiple.ts';
import type { ExitProceeds } from './proceeds/exit-proceeds.ts';
import { timesThePrice } from './times-the-price.ts';

/** Whether investors share in what is left after their preference: as labelled and as described. */
export interface ParticipationReading {
  readonly value: Fact<Participation>;
  readonly cap: Fact<number>;
  readonly capSpan: TextSpan | null;
  readonly spans: readonly TextSpan[];
  /** The label says one thing and the distribution another (R0.1). */
  readonly conflict: {
    readonly label: TextSpan;
    readonly mechanics: TextSpan;
    readonly labelled: Participation;
  } | null;
}

interface Signal {
  readonly value: Participation;
  readonly span: TextSpan;
}

const labelNone = anyOf(
  /non-?\s?participat|not participat|no participation|without participation|nicht[- ]partizipierend/i,
  /(?<!nicht[- ])\banrechenbar|straight preferred|\bnon-?part\b|\b\d(?:\.\d+)?x NP\b/i,
);
const labelCapped = anyOf(
  /capped,? participat|participat[^.;]{0,40}\bwith an? \d(?:\.\d+)?x (?:total |overall )?cap\b/i,
  /participat[^.;]{0,40}\(cap(?:ped)?:? \d/i,
  /participat[^.;]{0,60}\b(?:capped|with (?:a )?cap|cap of|subject to a cap|up to a cap|up to (?:an? )?(?:aggregate |total |maximum |overall |return )*(?:of )?(?:\d|one|two|three))/i,
);
const labelFull = anyOf(
  /\b(?:not|never) credited (?:against|towards)/i,
  /\b(?:full(?:y)?[- ]participat|(?:\dx?|times|1\.\dx) participating|participating (?:preferred|preference|liquidation)|full participation|participation rights?: (?:yes|full)|double[- ]dip|nicht[- ]anrechenbar|participating\s*[,(;.]|^participating$)/i,
  /\(participating\)/i,
);

const remainder =
  '(?:thereafter|the(?:n|reupon)\\b|after (?:such |the |that |full |payment|this)|following (?:such |the |that )?payment|remaining|remainder|balance|surplus|excess|residual|residue|anything left|everything else|further proceeds|after (?:return|repayment) of|\\brest\\b|left over|what.s left|what(?:ever)? is over|left after that|(?:what|whatever|all that|all which) (?:then |still )?(?:is left|remains)|second(?:ly)?,? (?=to\\b|among)|verbleibend\\w+\\b|restlich\\w+\\b|danach|\u043e\u0441\u0442\u0430\u0432\u0448\u0438\u0435\u0441\u044f)';
const sharing =
  '(?:takes? part|portion of|shar(?:e|es|ed|ing)|stands?|is for|distribut\\w+\\b|divided|participat\\w+\\b|paid|split|allocated|go(?:es)?|belongs?|applied|receive|entitled|enjoyed|divide|\\bto\\b|among\\w*\\b|verteilt|aufgeteilt|\u0440\u0430\u0441\u043f\u0440\u0435\u0434\u0435\u043b\u044f\u044e\u0442\u0441\u044f)';
const remainderWords = new RegExp(remainder, 'i');
const rest = new RegExp(`${remainder}[^.;]{0,260}${sharing}|${sharing}[^.;]{0,120}${remainder}`, 'i');
const everyone = anyOf(
  /\bas if (?:our|their|its|the) shares were (?:ordinary|common)/i,
  /\balongside (?:the )?(?:holders of )?(?:common|ordinary)\b/i,
  /\bin proportion to (?:our|their|its) (?:share|stake|holding|percentage)/i,
  /\b(?:pro[- ]?rata|equally|shares?|participate) with (?:all )?(?:the )?others\b/i,
  /\b(?:with|alongside) (?:all |any )?(?:of )?(?:the )?other (?:share|stock)holders/i,
  /\b(?:all|the) (?:of the )?(?:share|stock|security |equity )?(?:holders|shareholders|stockholders|members)\b(?![^.;]{0,30}of (?:the )?(?:common|ordinary))/i,
  /\bas[- ]converted|as if (?:they|it|the|all|each|we|converted)\b/i,
  /\b(?:split|shared?|divided?|sharing)\b[^.;]{0,40}\bwith (?:everyone|everybody)\b/i,
  /(?:as if|as though|share for share|as) all had/i,
  /(?:as if|as though) (?:they were )?(?:a single|one) class|all (?:classes of )?shares/i,
  /\ball (?:share|stock)?holders alike/i,
  /(?:common|ordinary)[^.;]{0,60}\b(?:and|with|together with|alongside)\b[^.;]{0,50}(?:preferred|preference|series|investor|seed|[A-D] (?:ordinary |preferred )?shares)/i,
  /(?:preferred|preference|series [a-z]+|investors?|[A-D] (?:ordinary )?shares?|holders)\b[^.;]{0,90}\b(?:with|alongside|and)\b[^.;]{0,40}(?:common|ordinary)/i,
  /pro[- ]rata (?:among|between|amongst|to|basis)?[^.;]{0,25}(?:all|shareholders|stockholders)/i,
  /pro[- ]rata (?:nach beteiligung )?verteilt/i,
  /\u043c\u0435\u0436\u0434\u0443 \u0432\u0441\u0435\u043c\u0438/i,
);
const othersOnly = anyOf(
  /\b(?:among|amongst|between) (?:all )?(?:of )?(?:the )?other shares\b/i,
  /(?:^|[.;,]\s)[^\w.;,]*(?:then,? |thereafter,? |next,? )?(?:the )?(?:holders of )?(?:common|ordinary)(?: shares?| stock| (?:share|stock)holders)? (?:then )?(?:takes?|gets?|receives?|keeps?|shares?|has|have)\b[^.;]{0,25}\b(?:rest|remainder|balance|remaining|what (?:is left|remains))/i,
  /\bis for (?:the )?(?:holders of )?(?:common|ordinary)\b[^.;]{0,30}\b(?:only|alone)\b/i,
  /\b(?:to|among|amongst|between|by)\b(?: all)?(?: of)?(?: the)?(?: other| remaining)?(?: holders of(?: the)?)? ?(?:common|ordinary|founders?|non-preferred|other (?:share|stock)holders)\b(?![^.;]{0,60}\b(?:and|with|together with)\b[^.;]{0,40}(?:preferred|preference|series|seed|investor|[A-D] (?:ordinary |preferred )?shares?))/i,
);
const preferredJoins = anyOf(
  /\b(?:stands?|ranks?|shares?|participates?)\b[^.;]{0,30}\b(?:alongside|together with|equally with)\b[^.;]{0,30}\b(?:founders?|common|ordinary)\b/i,
  /\b(?:go(?:es)? on to|then|also|thereafter) (?:share|participate) in (?:the|what|any)\b/i,
  /\b(?:preferred|preference|series [a-z]+|investors?|[A-D] (?:preferred |ordinary )?shares?)\b[^.;]{0,60}\b(?:participates?|participating|takes? part|(?:shall|will|also|then|to|and|thereafter) shares?|sharing)\b[^.;]{0,80}\b(?:with|ratably|pro[- ]rata|alongside|equally)/i,
  /\b(?:participat\w+|(?:shall|will|also|then|to|and|thereafter) shares?|sharing)\b[^.;]{0,60}\b(?:with|alongside)\b[^.;]{0,40}\b(?:common|ordinary)/i,
);
const greaterOf = anyOf(
  /\bif (?:that|this|it) (?:is|comes to|would be) (?:more|higher|greater)\b/i,
  /\bwhichever of the two\b/i,
  /\bshould\b[^.;]{0,90}\b(?:be|prove|come out) (?:higher|greater|larger|more)\b/i,
  /\bchooses? between\b|\ba choice (?:of|between)\b|\b(?:greater|higher|larger|better|more) of\b/i,
  /\bif (?:greater|higher|more)\b/i,
  /\b(?:whichever|which ?ever) (?:is|amount is|would be|one is|works out|gives|yields)? ?(?:the )?(?:greater|higher|larger|more|better)/i,
  /\bor,? if (?:(?:that|this|it|which) (?:is|be|would be) )?(?:greater|higher|more|larger)/i,
  /\bunless\b[^.;]{0,120}\b(?:higher|greater|more)\b/i,
  /\bat (?:its|their|the (?:holder|investor)'?s?'?) (?:option|election|choice)[^.;]{0,30}\beither\b/i,
  /\beither\b[^.;]{0,140}\bor\b[^.;]{0,120}(?:but not both|as[- ]converted|pro[- ]rata|percentage)/i,
);
const conversionValue = anyOf(
  /had (?:we|they|it|the investors?) held (?:common|ordinary)/i,
  /(?:our|their) (?:share|percentage|fifth|quarter)|become ordinary|as[- ]converted|convert/i,
  /if (?:it|they|such|the|each)[^.;]{0,80}(?:ordinary|common)|if all (?:the )?shares/i,
  /would (?:have been |be )(?:received|paid|payable|due|distributed)|pro[- ]rata/i,
  /would (?:have )?(?:been )?(?:receive|paid|payable|entitled)/i,
  /(?:its|their|his) (?:ordinary )?(?:share|percentage|proportion|pro)|percentage/i,
  /as (?:a )?holders? of (?:common|ordinary)|proportion|treated as (?:if |an? )?(?:common|ordinary)/i,
  /(?:after|on|upon|by) (?:turning|exchanging|conversion|converting)/i,
);
const noMore = anyOf(
  /\bnot the two together\b|\bone or the other\b|\bshares? nothing (?:more|beyond|further)\b/i,
  /\bnothing beyond that\b/i,
  /\b(?:do(?:es)?|will|shall|would) not take (?:any )?(?:further )?part in (?:the |any |what )?(?:is left|remainder|remains|rest|balance|surplus|further)/i,
  /\bnothing else\b|\bnothing (?:more|further)/i,
  /\bno (?:double[- ]dip\w*|sharing|(?:other |further )?part in)\b/i,
  /\b(?:takes?|have|has) no (?:further |other )?(?:part|share|interest|entitlement|hand|claim|piece|call|say)/i,
  /\bno series shares\b/i,
  /\bno (?:further|other|additional) (?:right|participation|amount|payment|distribution|entitlement|share)/i,
  /\b(?:shall|will|may|does|do) not (?:share|participate)/i,
  /not (?:be )?entitled to (?:any )?(?:further|share|participate)/i,
  /(?<!\b(?:not|never) )\b(?:credited against|set off against|offset against|deducted from)\b/i,
  /angerechnet|but not both|\b(?:not|never|cannot)\b[^.;]{0,15}\bboth\b/i,
);
const capPhrase = anyOf(
  /\bstop(?:ping|s)? (?:once|when|at)\b|\b(?:never|not) (?:beyond|above)\b/i,
  /\bwith an? (?=\d(?:\.\d+)?x (?:total |overall )?cap\b)|\(cap(?:ped)?:? (?=\d(?:\.\d+)?x\))/i,
  /\b(?:until|dropping out|drops? out|ceas(?:es?|ing) to (?:share|participate)|up to|capp?e?d? (?:at|to)|cap (?:of|at|is)|maximum(?: of| return of)?|not (?:to )?exceed\w*|limited to|ceiling of|subject to (?:a|an)(?: overall| total)? (?:cap|maximum|limit) of|total (?:return|cap) of|aggregate of|in aggregate)/i,
);
const uncapped =
  /\bwithout (?:any )?(?:limit|cap|ceiling)|\buncapped|\bno cap\b|unlimited participation|not capped/i;
const price = new RegExp(issuePrice, 'i');

/** Reads participation: what is described counts, a name only where nothing is described. */
export function readParticipation(
  reading: Reading,
  sentences: readonly Sentence[],
  proceeds: Pick<ExitProceeds, 'shared' | 'cap'>,
): ParticipationReading {
  const stated = readCap(reading, sentences);
  const cap = stated.value === null && proceeds.cap ? proceeds.cap : stated;
  const labels = readLabels(sentences);
  const described = readMechanics(sentences, cap.value !== null);
  const mechanics = described.length > 0 ? described : proceeds.shared;
  const firmMechanics = mechanics.filter(({ span }) => !reading.isAlternative(span));
  const firmLabels = labels.filter(({ span }) => !reading.isAlternative(span));
  const mechanism = firmMechanics.reduce<Signal | null>(worseSignal, null);
  const label = firmLabels.reduce<Signal | null>(worseSignal, null);
  const offered = new Set([...mechanics, ...labels].map((signal) => signal.value));
  if (!mechanism && !label) {
    const [only] = offered;
    const value = offered.size === 0 ? null : offered.size === 1 && only ? only : unresolved;
    const spans = [...mechanics, ...labels].map((signal) => signal.span);
    return {
      value,
      cap: value === unresolved && offered.has('capped') ? unresolved : null,
      capSpan: cap.span,
      spans,
      conflict: null,
    };
  }
  const winner = mechanism ?? label;
  const value = winner?.value ?? null;
  const isConflict =
    mechanism &&
    label &&
    mechanism.value !== label.value &&
    (mechanism.value === 'none') !== (label.value === 'none');
  return {
    value,
    cap: value === 'capped' ? cap.value : null,
    capSpan: cap.span,
    spans: [...(label ? [label.span] : []), ...(mechanism ? [mechanism.span] : [])],
    conflict: isConflict ? { label: label.span, mechanics: mechanism.span, labelled: label.value } : null,
  };
}

const severity: Readonly<Record<Participation, number>> = { none: 0, capped: 1, full: 2 };

function worseSignal(left: Signal | null, right: Signal): Signal {
  return left === null || severity[right.value] > severity[left.value] ? right : left;
}

const participationLabel = /^(?:participat(?:ion|ing)|double[- ]dip)$/i;

/** "Participation: full, without cap", "Double dip: yes, uncapped". */
function isFullUnder({ text, section, isLabel }: Sentence): boolean {
  if (isLabel || !participationLabel.test(section?.title ?? '')) return false;
  return (
    /^\W*(?:full(?:y)?|uncapped|unlimited)\b/i.test(text) || (/^\W*yes\b/i.test(text) && uncapped.test(text))
  );
}

function readLabels(sentences: readonly Sentence[]): Signal[] {
  const signals: Signal[] = [];
  for (const sentence of sentences) {
    const isNone = isEmptyUnder(sentence, participationLabel);
    if (isNone) signals.push({ value: 'none', span: sentence });
    else if (isFullUnder(sentence)) signals.push({ value: 'full', span: sentence });
  }
  for (const found of matchesIn(sentences, labelNone)) signals.push({ value: 'none', span: found });
  for (const found of matchesIn(sentences, labelCapped)) signals.push({ value: 'capped', span: found });
  for (const found of matchesIn(sentences, labelFull)) {
    const before = found.sentence.text.slice(0, found.start - found.sentence.start);
    const isOtherLabel =
      /non-?\s?$/i.test(before) || labelNone.test(found.match[0]) || labelCapped.test(found.sentence.text);
    // "Double dip: no": the label alone says nothing.
    const isQuestion = found.sentence.isLabel && /dip$/i.test(found.match[0]);
    if (!isNegated(found) && !isOtherLabel && !isQuestion) signals.push({ value: 'full', span: found });
  }
  return signals;
}

function readMechanics(sentences: readonly Sentence[], hasCap: boolean): Signal[] {
  const signals: Signal[] = [];
  const isUncapped = sentences.some((sentence) => uncapped.test(sentence.text));
  for (const sentence of sentences) {
    const { text } = sentence;
    const span = { start: sentence.start, end: sentence.end };
    const isChoice = greaterOf.test(text) && conversionValue.test(text);
    if (isChoice) signals.push({ value: 'none', span });
    else if (noMore.test(text)) signals.push({ value: 'none', span });
    if (!rest.test(text) || noMore.test(text)) {
      if (
        preferredJoins.test(text) &&
        /(?:common|ordinary)/i.test(text) &&
        !greaterOf.test(text) &&
        !/dividend/i.test(text)
      ) {
        signals.push({ value: hasCap && !isUncapped ? 'capped' : 'full', span });
      }
      continue;
    }
    const tail = text.slice(Math.max(0, text.search(remainderWords) - 60));
    if (catchUp.test(text)) {
      signals.push({ value: 'none', span });
      continue;
    }
    const isShared = (everyone.test(tail) && !isChoice) || preferredJoins.test(tail);
    // "All share until … two times their price; anything left goes to the ordinary shares": capped.
    if (everyone.test(tail) && hasCap && !isUncapped && !isChoice && capPhrase.test(tail)) {
      signals.push({ value: 'capped', span });
      continue;
    }
    if ((othersOnly.test(tail) && !preferredJoins.test(tail)) || namesOtherClassesOnly(text, tail)) {
      signals.push({ value: 'none', span });
    } else if (isShared && !(greaterOf.test(tail) && conversionValue.test(tail))) {
      signals.push({ value: hasCap && !isUncapped ? 'capped' : 'full', span });
    }
  }
  return signals;
}

/** The others are paid until they have as much per share: nobody gets more than a share of the whole. */
const catchUp =
  /\b(?:common|ordinary)\b[^.;]{0,60}\buntil (?:each|they|all)\b[^.;]{0,30}\b(?:as much|the same|an equal amount)\b/i;
const className = /\b(?:series )?([A-H])\d? (?:preferred|preference|ordinary|shares?|stock)/gi;

/** "B shares receive …; the balance goes to the A shares and the ordinary shares": the B shares are not among them. */
function namesOtherClassesOnly(text: string, tail: string): boolean {
  const letters = (part: string): string[] =>
    [...part.matchAll(className)].map((match) => (match[1] ?? '').toUpperCase());
  const [subject] = letters(text.slice(0, text.length - tail.length + 60));
  const recipients = letters(tail.slice(60));
  if (!subject || recipients.length === 0 || recipients.includes(subject)) return false;
  return !/\ball (?:share|stock)?holders|including/i.test(tail);
}

interface CapReading {
  readonly value: Fact<number>;
  readonly span: TextSpan | null;
}

const ofLaterIssue = /^[^.;]{0,60}\b(?:proportionate|pro[- ]?rata|proportional) (?:share|part|entitlement)/i;

/** The total, as a multiple of cost, at which participation stops. */
function readCap(reading: Reading, sentences: readonly Sentence[]): CapReading {
  for (const sentence of sentences) {
    const { text } = sentence;
    if (!/participat|shar(?:e|es|ed|ing)\b|divide|receiv|receipt|return|distribut|preference/i.test(text))
      continue;
    const phrase = capPhrase.exec(text);
    if (!phrase || uncapped.test(text)) continue;
    const after = text.slice(phrase.index, phrase.index + 220);
    // "Up to one and a half times our proportionate share of a later issue" caps no participation.
    if (ofLaterIssue.test(after)) continue;
    const quantity =
      findMultiples(after, reading.decimalMark)[0] ??
      timesThePrice(reading, sentence, phrase.index) ??
      findPercentages(after)
        .filter((found) => price.test(after.slice(found.end)))
        .map((found) => ({
          ...found,
          value: found.value === unresolved ? found.value : found.value / 100,
        }))[0];
    if (!quantity || (quantity.value !== unresolved && quantity.value <= 1)) continue;
    const start = sentence.start + phrase.index + quantity.start;
    return { value: quantity.value, span: { start, end: start + quantity.end - quantity.start } };
  }
  return { value: null, span: null };
}
