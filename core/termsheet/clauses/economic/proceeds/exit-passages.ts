import { anyOf } from '../../../reading/any-of.ts';
import { mayMatchIn } from '../../../reading/layout.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { Section, Sentence } from '../../../reading/sections.ts';

/** A sentence on what an exit brings the investors, with those that go on from it. */
export interface ExitPassage {
  readonly sentence: Sentence;
  readonly following: readonly Sentence[];
  /** It stands under a label that names the exit. */
  readonly isLabelled: boolean;
}

/** The company changes hands or ends: "if it's sold", "you get bought", "on a winding-up", "out of any proceeds". */
const exit = anyOf(
  /\b(?:sold|sale|sells? up|bought|flogged|acquired|exit|takeover|liquidation|liquidated)\b/i,
  /\b(?:wound up|winding[- ]up|wind(?:s)?[- ]up|closes its doors|sale proceeds|waterfall)\b/i,
  /\b(?:you|ye|we|it|she|they|when|thing|company|business|firm) (?:ever )?sell(?:s|ing)?\b/i,
  /\bsell(?:s|ing)? the (?:company|business|firm|whole|lot)\b/i,
  /\b(?:some(?:one|body)|buyer|anyone|anybody) buys\b|\bchanges hands\b|\b(?:any|the|exit) proceeds\b/i,
  /\bcomes? out (?:first|before)\b/i,
  /\bbefore (?:they|any(?:one|body)|the (?:common|ordinary|founders))[^.;]{0,20}\b(?:takes?|gets?|sees?)\b/i,
  /^proceeds\b|\bgetting out\b|\bpreference of\b|\b(?:recovers?|repaid|served|paid) (?:first|before|ahead of)\b/i,
);
const exitTitle = anyOf(exit, /\bpreference\b|\border of payment\b/i);
/** The same words of a few shares, of goods, or of what follows for staff. */
const notAnExit = anyOf(
  /\b(?:shares|stock)\b[^.;]{0,20}\b(?:are|is|were|be|get) (?:\w+ ){0,2}(?:sold|bought|issued)\b/i,
  /\bcheaper\b|\blower price\b/i,
  /\bsell(?:s|ing)? (?:\w+ ){0,3}(?:shares|stock)\b|\bsells? (?:us|them|along)\b/i,
  /\bfirst refusal\b|\bright to match\b|\bdrag\w*\b/i,
  /\b(?:fully diluted value|ahead of the (?:financing|round|investment|closing|new money))\b/i,
  /\b(?:leaver|resign\w*|dismiss\w*|sack\w*|fired|vest\w*|salar\w+|director|seats?|pool|option)\b/i,
);
/** Money that comes back without an exit: by a right to sell, a loan, a float, or on a date. */
const otherReturn = anyOf(
  /\bask(?:s|ed)? (?:that )?(?:the )?company\b|\bask for (?:our|my|their|its) (?:money|cash)\b|\bbuy[- ]?backs?\b/i,
  /\b(?:buys?|purchases?|takes?|gives?|hands?) (?:back )?(?:our|my|their|its) (?:shares|securities|stock)\b/i,
  /\bredeem\w*|\bredemption\b|\bput option\b|\bon a (?:certain )?(?:date|day)\b|\bafter (?:\w+ ){1,3}years?\b/i,
  /\b(?:loans?|lent|lenders?|notes?|noteholders?|SAFEs?|safe|(?<!in )advance|maturity|deposit|interest)\b/i,
  /\b(?:ipo|listing|listed|flotation|public offering|stock exchange)\b|\buse of (?:the )?proceeds\b/i,
  /\b(?:a|each|every|per) (?:year|annum)\b|\b(?:yearly|annual|annually)\b/i,
);
/** What was asked for once, was dropped, or is told of others. */
const told = anyOf(
  /\b(?:wanted|asked whether|asked about|used to|first draft|earlier draft|first version|earlier version)\b/i,
  /\b(?:previous(?:ly)? version|dropped|struck out|forgotten|removed it|no longer|last deal|in 20[0-2]\d,? we)\b/i,
  /\b(?:my|our) (?:cousin|uncle|brother|neighbour|friend|buddy|mate)\b[^.;]{0,30}\b(?:had|got|took|lent|sold)\b/i,
);

/** How many sentences a passage goes on for. */
const longestPassage = 2;

interface SpokenSentence {
  readonly sentence: Sentence;
  /** Whether its own words speak of an exit. */
  readonly speaksOfExit: boolean;
}

/** The passages in which investors may be paid on an exit. */
export function exitPassages(reading: Reading): readonly ExitPassage[] {
  const mayMatch = mayMatchIn(reading, exit);
  const spoken = reading.sentences.flatMap((sentence, number): SpokenSentence[] =>
    sentence.isLabel ? [] : [{ sentence, speaksOfExit: mayMatch(number) && exit.test(sentence.text) }],
  );
  return spoken.flatMap(({ sentence, speaksOfExit }, at) => {
    const before = spoken.slice(Math.max(0, at - longestPassage), at);
    const isOnExit = speaksOfExit || isUnderExit(sentence) || followsExit(sentence, before);
    if (!isOnExit || !isProceeds(sentence)) return [];
    const following: Sentence[] = [];
    for (const { sentence: next } of spoken.slice(at + 1, at + 1 + longestPassage)) {
      if (!goesOn(sentence, next) || !isProceeds(next)) break;
      following.push(next);
    }
    return [{ sentence, following, isLabelled: isUnderExit(sentence) }];
  });
}

function isProceeds({ text }: Sentence): boolean {
  return !otherReturn.test(text) && !told.test(text) && !notAnExit.test(text);
}

/** Whether an exit was spoken of just before. */
function followsExit({ line }: Sentence, before: readonly SpokenSentence[]): boolean {
  return before.some(
    ({ sentence, speaksOfExit }) =>
      speaksOfExit &&
      line - sentence.line <= 1 &&
      !notAnExit.test(sentence.text) &&
      !otherReturn.test(sentence.text),
  );
}

function isUnderExit({ section }: Pick<Sentence, 'section'>): boolean {
  return section !== null && (namesExit(section) || (section.parent !== null && namesExit(section.parent)));
}

const namedExits = new WeakMap<Section, boolean>();

/** Whether a heading names the exit; every sentence under it asks. */
function namesExit(section: Section): boolean {
  const known = namedExits.get(section);
  if (known !== undefined) return known;
  const { title } = section;
  const names = exitTitle.test(title) && !otherReturn.test(title) && !notAnExit.test(title);
  namedExits.set(section, names);
  return names;
}

/** In the same section, or the next message of a chat. */
function goesOn(first: Sentence, next: Sentence): boolean {
  return first.section === next.section || next.line - first.line <= 1;
}
