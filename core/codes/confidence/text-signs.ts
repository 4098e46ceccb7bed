import { isGivenName } from '../understanding/names.ts';

/** What the bare text says about being something else than a description; each between 0 and 1. */
export interface TextSigns {
  /** Begins like a question or ends as one. */
  readonly question: number;
  /** Talk to or about persons: "you", "he", "thanks", "love". */
  readonly talk: number;
  /** Words of verse and feeling. */
  readonly verse: number;
  /** What somebody did once: "went", "said", "woke". */
  readonly story: number;
  /** Turns of letters, applications for a job and news. */
  readonly letter: number;
  /** Articles and linking words, of which a description in brief has few. */
  readonly prose: number;
  /** "We", "our", or "I" with a verb of work: somebody speaks of what they do for a living. */
  readonly voice: number;
  /** The same word twice in a row, as in songs and tests of a keyboard. */
  readonly repeated: number;
  /** Words of anger at somebody. */
  readonly abuse: number;
  /** Punctuation of program code and markup. */
  readonly code: number;
  /** A person's name and nothing else. */
  readonly name: number;
  /** What one person is to fetch or do: a list with kitchen quantities or the verbs of a day's round, two or more. */
  readonly errands: number;
}

const talkWords =
  words(`you your yours yourself he him his she her hers thee thou thy hello hi hiya hey thanks thank bye
  goodbye please sorry lol ok okay dear dad mum brother sister darling everybody someone somebody nobody myself
  am me hope wish guess wonder mine ye oh o ah yeah no stupid idiot idiots hate terrible useless muppet `);
const verseWords =
  words(`night morning evening dawn rain snow sea hill stream sing sings singing sang roses rose violets violet blue sweet
  robin owl meadow bluebells summer winter spring autumn gold silver dance candle light darkness jingle bells lane moon star stars heart hearts soul sorrow dream dreams sky silent silence lonely whisper whispers
  tears kiss forever shadow shadows sleep sleeps weep wept lullaby
  willow wind shine softly gently sang joy grief heaven   bluebells darkness light remember remembers forgotten promise`);
const storyWords =
  words(`went said took woke walked stood was were had did got met came told asked felt saw knew thought
  wandered wondered married lost won fought voted missed suddenly yesterday tomorrow tonight today`);
const abuseWords = words(
  'idiot idiots stupid moron morons useless crap muppet loser losers hate shit fuck bloody terrible',
);
const proseWords = words('the a an and of to was is are be that it its in on my as with all');
const voice =
  /\b(?:we|we're|our|us)\b|\bi(?:['’]m| am| also)? (?:an? |run|own|make|sell|do|repair|fix|fit|mend|teach|train|keep|grow|breed|build|clean|design|paint|write|drive|deliver|cook|bake|cut|look after|have|work|walk|rent|hire|import|supply|buy)/i;
const letterTurns =
  /\b(dear (?:sir|madam|mr|mrs|ms|customer)|yours (?:sincerely|faithfully)|(?:kind|best|warm) regards|to whom it may|please find|thank you for your|i am writing to|would like to complain|references?(?: are)?(?: available)? on request|communication skills|team player|attention to detail|hard[- ]working|seeking (?:a|an|new)|looking for (?:a|my)(?: \w+)? (?:job|role|position)|duties included|responsible for|driving licen[cs]e|curriculum vitae|[ab]sc|a[- ]levels?|gcses?|available immediately|(?:prime minister|parliament|police) (?:said|say|are|is|voted)|(?:previous|prior) instructions|write me|is this website)\b/gi;
const questionTurns =
  /\?\s*$|^(?:what|how|who|whose|why|when|where|which|can|could|is|are|do|does|did|should|please|tell)\b/i;
const codeMarks = /[{}<>;=|\\_*#]|\(\)|\w\(|=>|::|--\w/g;
const placeholder =
  /\blorem ipsum\b|^(?:[^\p{L}]|(?:test(?:ing|ed|s)?|check(?:ing)?|one|two|three|hello|world|hi|foo(?: bar)?|baz|qux|blah|abc|xyz|asdf\p{L}*|qwert\p{L}*|none|nil|tbc|tba|n\/?a|x{2,})(?!\p{L}))*$/iu;
const errandVerb =
  /^(?:buy|get|fetch|pick up|drop off|call|ring|phone|text|pay|post|return|renew|cancel|book|collect|feed|walk|wash|remember|don['’]t forget)\s+(?!and\b|or\b|\w+ing\b)\w/i;
const kitchenQuantity =
  /\b(?:pints?|loaf|loaves|dozen|litres?|tin|pack|packets?|bottle|jar|bunch|punnet|bulb|tub|roll|bag|box|bar)\s+of\s|\b\d+\s?(?:g|kg|ml|l|pints?|litres?)\b|\bx\s?\d+\b|\bhalf a dozen\b/i;
const titles = /^(?:mr|mrs|ms|miss|dr|prof|sir|[a-z])$/;

/** Reads the signs of a text that are no matter of codes and trades. */
export function textSigns(text: string): TextSigns {
  const spoken = text.toLowerCase().match(/[\p{L}][\p{L}'’]*/gu) ?? [];
  // Three such words count fully in a short text, a share of all words in a longer one.
  const share = (list: ReadonlySet<string>, enough: number): number =>
    Math.min(1, spoken.filter((word) => list.has(word)).length / Math.max(3, spoken.length * enough));
  const marks = text.match(codeMarks)?.length ?? 0;
  return {
    question: questionTurns.test(text.trim()) ? 1 : 0,
    talk: share(talkWords, 0.3),
    verse: share(verseWords, 0.3),
    story: share(storyWords, 0.2),
    letter: Math.min(1, (text.match(letterTurns)?.length ?? 0) * 0.6),
    prose: share(proseWords, 0.4),
    voice: speaksOfOwnWork(text) ? 1 : 0,
    repeated: spoken.some((word, at) => word.length > 1 && word === spoken[at + 1]) ? 1 : 0,
    abuse: spoken.some((word) => abuseWords.has(word)) ? 1 : 0,
    code: Math.min(1, marks / Math.max(1, spoken.length) / 0.5),
    name: isBareName(text) ? 1 : 0,
    errands: !speaksOfOwnWork(text) && countErrands(text) >= 2 ? 1 : 0,
  };
}

/** Whether somebody speaks of what they do for a living: "we", "our", or "I" with a verb of work. */
export function speaksOfOwnWork(text: string): boolean {
  return voice.test(text);
}

/** Whether a text only tries out the field: "test 123", "foo bar", "n/a". */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text.trim());
}

function countErrands(text: string): number {
  const items = text.split(/[,;\n]|\b\d+[.)]\s/).map((item) => item.trim());
  return items.filter((item) => errandVerb.test(item) || kitchenQuantity.test(item)).length;
}

function isBareName(text: string): boolean {
  const parts = (text.match(/[\p{L}'’]+/gu) ?? []).filter((part) => !titles.test(part.toLowerCase()));
  const [first = ''] = parts;
  const capitalised = parts.every((part) => /^\p{Lu}/u.test(part));
  return capitalised && isGivenName(first.toLowerCase()) && parts.length <= 2;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
