/** A language that a document is written in, by its English name. */
export interface DocumentLanguage {
  readonly name: string;
  /** Share of the words that are recognisably English, 0 to 1. */
  readonly englishShare: number;
}

const commonWords: Readonly<Record<string, readonly string[]>> = {
  English: words(
    'the of and to in shall will be for any by with or is on that this such are an as at from not',
  ),
  German: words(
    'der die das und nicht mit von für bei wird eine einer den dem des zur zum ist auf im durch oder nach werden sowie ein aus sind auch wenn alle einem eines seine seiner ihre',
  ),
  French: words(
    'le la les des et une du pour est dans par aux sur que qui au ne pas sera ou avec de ses leur sont tout toute tous cette il elle ils si',
  ),
  Spanish: words(
    'el la los las del y en que por una para con se al será es o su como sus todas todos cada este esta si',
  ),
  Italian: words('il di che della per una con del gli dei nel alla sono da è al le sarà'),
  Dutch: words('het een van en voor niet met zijn wordt door bij aan dat te op worden'),
  Portuguese: words('os da do para com uma em não dos das ao será por pela que'),
  Swedish: words('och att som för med den det av är till på ska inte eller'),
  Polish: words('i w na z do nie się oraz przez jest dla od lub'),
};

/** The languages that have a word among their commonest. */
const languagesOf: ReadonlyMap<string, ReadonlySet<string>> = languagesByWord();

function languagesByWord(): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>();
  for (const [language, list] of Object.entries(commonWords)) {
    for (const word of list) languages.set(word, (languages.get(word) ?? new Set()).add(language));
  }
  return languages;
}

const scripts: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Russian', pattern: /\p{Script=Cyrillic}/gu },
  { name: 'Chinese', pattern: /\p{Script=Han}/gu },
  { name: 'Japanese', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'Korean', pattern: /\p{Script=Hangul}/gu },
  { name: 'Arabic', pattern: /\p{Script=Arabic}/gu },
  { name: 'Hebrew', pattern: /\p{Script=Hebrew}/gu },
  { name: 'Greek', pattern: /\p{Script=Greek}/gu },
];

/** Enough to tell a language; a longer text is judged by its beginning and its middle. */
const sampleLength = 20_000;
/** Below this, a text of names and figures says nothing about its language. */
const fewestWords = 8;

/** Tells what language a text is in by its script and its commonest words. */
export function detectLanguage(text: string): DocumentLanguage {
  const sample = text.slice(0, sampleLength);
  const latin = (sample.match(/\p{Script=Latin}/gu) ?? []).length;
  for (const { name, pattern } of scripts) {
    const letters = (sample.match(pattern) ?? []).length;
    if (letters > 60 && letters > latin * 0.25) return { name, englishShare: latin / (latin + letters) };
  }
  const { english, ranked } = countCommonWords(sample);
  const [top] = ranked;
  if (!top || top[0] === 'English' || top[1] < fewestWords) return { name: 'English', englishShare: 1 };
  const share = english / (english + top[1]);
  return share >= 0.42 ? { name: 'English', englishShare: share } : { name: top[0], englishShare: share };
}

/** Three of the commonest words, one in five, and hardly an English one: fewer may be a name ("Caisse des Dépôts"). */
const foreign = { fewest: 3, share: 0.2, timesEnglish: 2 };
/** So many letters of another script are more than a name. */
const fewestLetters = 12;
const beyondAscii = /\P{ASCII}/u;

/** Whether one sentence of a document in English is in another language. Linear in the sentence. */
export function isInAnotherLanguage(sentence: string): boolean {
  if (beyondAscii.test(sentence)) {
    const letters = (sentence.match(/\p{L}/gu) ?? []).length;
    const latin = (sentence.match(/\p{Script=Latin}/gu) ?? []).length;
    if (letters - latin >= fewestLetters && letters > 2 * latin) return true;
  }
  const { english, ranked, tokens } = countCommonWords(sentence);
  const [top] = ranked;
  if (!top || top[0] === 'English' || top[1] < foreign.fewest) return false;
  return top[1] > foreign.timesEnglish * english && top[1] >= foreign.share * tokens;
}

/** How many of the words are common ones of each language, the likeliest language first. */
function countCommonWords(text: string) {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map(Object.keys(commonWords).map((language) => [language, 0]));
  for (const token of tokens) {
    for (const language of languagesOf.get(token) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, left], [, right]) => right - left);
  return { english: counts.get('English') ?? 0, ranked, tokens: tokens.length };
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
