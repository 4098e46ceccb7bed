import type { Reading } from '../reading/reading.ts';

/** How a document speaks of each side, its own names for them included. */
export interface Parties {
  readonly investor: RegExp;
  readonly founder: RegExp;
}

const investorWords =
  '\\binvestor(?:s|en)?\\b|\\blead\\b|\\bpreferred\\b|\\bpreference\\b|\\bpurchasers?\\b|\\bsubscribers?\\b|\\bfunds?\\b|\\bseries (?:seed|[a-f]\\d?)\\b|\\bseed (?:share|stock)?holders?\\b|\\b[A-F]\\d? (?:ordinary |preferred )?share(?:s|holders?)\\b|\\bnew (?:share|stock)holders?\\b|\\bangels?\\b|\\b(?:ventures|capital|partners|llp)\\b';
const founderWords =
  '\\bfounders?\\b|\\bfounding\\b|\\bcommon\\b|\\bordinary\\b|\\bkey holders?\\b|\\bmanagement\\b|\\bexisting (?:share|stock)holders?\\b|\\bgr\\u00fcnder|\\bpromoters?\\b|\\bexecutive (?:share|stock)holders?\\b';

const properName =
  "\\p{Lu}[\\p{L}&.'-]*(?:\\s(?:\\p{Lu}[\\p{L}&.'-]*|&|of|and(?=\\s\\p{Lu}[\\p{L}]*\\s(?:LLP|Ventures|Capital|Partners)))){0,5}";
const investorDefinition = new RegExp(
  `(${properName})\\s?\\((?:together,?\\s|collectively,?\\s|each,?\\s(?:an?\\s)?)?(?:the\\s)?["']?(?:[Ll]ead\\s|[Pp]rincipal\\s)?(?:[Ii]nvestors?|[Pp]urchasers?|[Ss]ubscribers?|Lead|Fund)["']?\\)`,
  'gu',
);
const founderDefinition = new RegExp(
  `(${properName})\\s?\\((?:together,?\\s|collectively,?\\s|each,?\\s(?:an?\\s)?)?(?:the\\s)?["']?(?:[Ff]ounders?|[Kk]ey [Hh]olders?|[Ff]ounding [Ss]hareholders?)["']?\\)`,
  'gu',
);
const shortName = new RegExp(`(${properName})\\s?\\((?:the\\s)?["']([\\p{Lu}][\\p{L}&-]{2,30})["']\\)`, 'gu');
const investorTitle =
  /^(?:(?:the )?(?:lead |principal |new )?(?:investors?|purchasers?|subscribers?)(?:\(s\))?|lead)$/i;
const founderTitle = /^(?:the )?(?:founders?(?:\(s\))?|key holders?|gr\u00fcnder)$/i;
const companySuffix =
  /\s(?:LLP|LP|L\.P\.|LLC|Ltd|Limited|Inc\.?|plc|GmbH|SA|SAS|B\.?V\.?|AG|KG|Fund [IVX]+|[IVX]+)\.?(?=\s|$)/g;
const notNames =
  /^(?:the|an?|each|all|any|investors?|founders?|series|company|new|existing|lead|fund|angels?|common|preferred|ordinary|board|chief|director)$/i;

const cache = new WeakMap<Reading, Parties>();

/** Follows the document's definitions: "Alder Row Ventures LLP (the Investor)", "Founders: Ada Birk and Bo Lind". */
export function partiesOf(reading: Reading): Parties {
  const known = cache.get(reading);
  if (known) return known;
  const investors = new Set<string>();
  const founders = new Set<string>();
  for (const match of reading.text.matchAll(investorDefinition)) addName(investors, match[1] ?? '');
  for (const match of reading.text.matchAll(founderDefinition)) addName(founders, match[1] ?? '');
  for (const sentence of reading.sentences) {
    if (sentence.isLabel || sentence.text.length > 200) continue;
    const title = sentence.section?.title ?? '';
    const names = investorTitle.test(title) ? investors : founderTitle.test(title) ? founders : null;
    if (!names) continue;
    for (const match of sentence.text.matchAll(new RegExp(properName, 'gu'))) {
      if (match[0].includes(' ')) addName(names, match[0]);
    }
  }
  for (const [, full = '', short = ''] of reading.text.matchAll(shortName)) {
    for (const names of [investors, founders]) {
      if ([...names].some((name) => full.includes(name)) && !notNames.test(short)) names.add(short);
    }
  }
  const parties = {
    investor: pattern(investorWords, investors),
    founder: pattern(founderWords, founders),
  };
  cache.set(reading, parties);
  return parties;
}

function addName(names: Set<string>, full: string): void {
  const name = full.replace(companySuffix, '').trim();
  const words = name.split(/\s+/);
  if (name.length < 4 || words.every((word) => notNames.test(word))) return;
  names.add(name);
}

function pattern(words: string, names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp([words, ...escaped].join('|'), 'iu');
}
