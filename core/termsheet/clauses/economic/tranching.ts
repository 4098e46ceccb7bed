import { anyOf } from '../../reading/any-of.ts';
import type { Sentence } from '../../reading/sections.ts';

/** How the money arrives. */
export type Tranching = 'single' | 'rolling' | 'dated' | 'milestones';

const trancheWords = anyOf(
  /\bdraw (?:\d|two)\b|\bstage two\b/i,
  /\btranches?\b|second closing|subsequent closing|milestone|instal?ments|rolling clos/i,
  /multiple closings|further closings?/i,
);

/** A later part that the investors pay if they think fit: "when the Fund, in its discretion, considers …". */
const atDiscretion = anyOf(
  /\bin (?:our|the (?:investors?|funds?|lenders?|noteholders?|purchasers?)['\u2019]?s?) (?:sole |own |absolute )?(?:opinion|view|judge?ment)\b/i,
  /\b(?:which|as) (?:we|they|the investors?) (?:determine|judge|decide)s? (?:at|in) (?:our|their|its)(?: sole| own)? (?:discretion|judge?ment|opinion)\b/i,
  /\b(?:provided|if|when|once)\b[^.;]{0,20}\bin our (?:sole |own )?(?:judge?ment|opinion|view|discretion)\b/i,
  /\bonly (?:when|if|once)\b[^.;]{0,90}\bat our discretion\b/i,
  /\b(?:when|once|if|provided|subject to)\b[^.;]{0,90}\b(?:investors?|noteholders?|lenders?|funds?|purchasers?)\b[^.;]{0,50}\b(?:discretion|judge?ment|judges?|satisf\w+|considers?|decides?|determines?|approves?|feels?|confirms?)\b/i,
  /\bif\b[^.;]{0,20}\bin (?:our|the (?:investors?|fund)['\u2019]?s?) (?:sole |reasonable )?(?:opinion|view|judge?ment|discretion)\b/i,
);
const severalSums = /\d[^;]{0,80}\band\b[^;]{0,40}\d/;
const firstPart = '(?:at|on|upon) (?:completion|closing|signing|signature)';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const laterDay = [
  'on \\d|on the \\w+ anniversary|(?:after|within) (?:\\d|a |one|two|three|six|nine|twelve)',
  `\\w+ (?:months|weeks|years) (?:later|after)|by \\d|in (?:${months}|20\\d\\d)`,
].join('|');
/** "Half at completion and the rest six months later". */
const later = new RegExp(
  `\\b${firstPart}\\b[^.;]{0,60}\\b(?:and|then|the (?:rest|balance|remainder))\\b[^.;]{0,60}\\b(?:${laterDay})`,
  'i',
);

const laterOnTargets =
  /(?:[\u00a3$\u20ac\u20b9]|million|tranche|instal?ment|closing)[^.;]{0,120}\b(?:when|once|upon|on|subject to|following|if|after)\b[^.;]{0,90}\b(?:milestones?|targets?|KPIs?|performance)/i;

const aPart = '(?:[\\u00a3$\\u20ac\\u20b9]|million|balance|tranche|instal?ment|closing|payment)';
const brought =
  '(?:shipped|cleared|dosed|sold|granted|reached|achieved|launched|delivered|certified|won|obtained|awarded)';
/** "Once Line 2 has shipped 40,000 packs": what the business has to bring first, by whatever name. */
const laterOnEvent = new RegExp(
  `${aPart}[^.;]{0,120}\\b(?:once|as soon as|when|after)\\b[^.;]{0,80}\\b(?:has|have|is|are)(?: been)? ${brought}\\b`,
  'i',
);

/** "The remaining £200,000 only when the brewhouse is running": a later part that waits for something of the business. */
const laterPart =
  '(?:second|third|fourth|further|remaining|remainder|rest|other|last|final|balance)\\b[^.;]{0,40}';
const waitsFor =
  '(?:only )?(?:once|as soon as|when|if|upon|on)\\b(?: (?:the|a|an|your|our|its|we|you|they|all|both))?(?! (?:date|anniversary|\\d{1,2} [A-Z]))';
const comesAbout = [
  'has (?:been|passed)|have (?:been|passed)|passes|pass|reach(?:es|ed)?|exceeds?|hit|lists?',
  'is (?:running|live|commissioned)|are (?:paying|commissioned|live)|commissioned',
  'working prototype|paying \\w+',
].join('|');
const eventOfBusiness = new RegExp(`\\b${laterPart}\\b${waitsFor}[^.;]{0,70}\\b(?:${comesAbout})\\b`, 'i');
/** Papers and days that every later part waits for. */
const formality =
  /\b(?:sign(?:s|ed|ing|ature)?|complet\w+|clos(?:e|es|ed|ing)|regist\w+|fil(?:ed|ing)|notar\w+|shareholders'? (?:meeting|resolution|approval)|anniversary|tax clearance)\b/i;

const inOnePart = /(?:one|single) (?:tranche|closing)|no tranch/i;
const laterParts = [
  '(?:no|nor|without)(?: an?| any)? (?:second|third|further|later|other|subsequent) (?:tranche|instal?ment|closing)s?',
  'no instal?ments|(?:not|never) (?:paid )?in (?:parts|tranches|instal?ments)',
].join('|');
/** "There is no second tranche", but not where one may come after all: "no second tranche unless the targets are met". */
const deniedPart = new RegExp(
  `\\b(?:${laterParts})\\b(?![^.;]{0,80}\\b(?:unless|until|before(?! (?:you|us|them)\\b)|after|if|except|save|but)\\b)`,
  'gi',
);

/** "No milestone is attached to it", "whatever targets are met". */
const deniedTarget =
  /\b(?:no|not|nor|without|whatever|(?:irrespective|regardless|independent(?:ly)?) of)\b[^.;,]{0,30}\b(?:milestones?|targets?|KPIs?|performance)/gi;

function isOnEvent(text: string): boolean {
  const found = eventOfBusiness.exec(text);
  if (!found || !/\d|\b(?:million|hundred|thousand)\b/.test(text)) return false;
  return !formality.test(text.slice(found.index, found.index + found[0].length + 40));
}

/** Whether a sentence tells of money that comes in more than one part. */
export function tellsOfParts(sentence: Sentence): boolean {
  const text = sentence.text.replace(deniedPart, ' ');
  return (trancheWords.test(text) || later.test(text)) && !inOnePart.test(text);
}

/** Reads how the money arrives from what is said of the round. */
export function tranchingOf(sentences: readonly Sentence[]): Tranching {
  const relevant = sentences.filter(tellsOfParts);
  if (sentences.some(({ text }) => laterOnEvent.test(text) || isOnEvent(text))) return 'milestones';
  if (relevant.some(({ text }) => laterOnTargets.test(text.replace(deniedTarget, ' ')))) return 'milestones';
  if (
    sentences.some(
      ({ text }) => atDiscretion.test(text) && (trancheWords.test(text) || severalSums.test(text)),
    )
  ) {
    return 'milestones';
  }
  const text = relevant
    .map((sentence) => sentence.text.replace(deniedPart, ' ').replace(deniedTarget, ' '))
    .join(' ');
  const isStaged = /tranche|instal?ment|second closing|subsequent closing/i.test(text) || later.test(text);
  if (isStaged && /milestone|target|KPI|objectives?|goals?\b|achiev\w+|performance/i.test(text))
    return 'milestones';
  if (/rolling|multiple closings|further closing/i.test(text)) return 'rolling';
  return isStaged ? 'dated' : 'single';
}
