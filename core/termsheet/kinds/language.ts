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

const languages = Object.keys(commonWords);
/** The languages that have a word among their commonest, by their places in {@link languages}. */
const languagesOf: ReadonlyMap<string, readonly number[]> = languagesByWord();

function languagesByWord(): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>();
  for (const [language, list] of Object.values(commonWords).entries()) {
    for (const word of new Set(list)) byWord.set(word, [...(byWord.get(word) ?? []), language]);
  }
  return byWord;
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
  const byScript = beyondAscii.test(sample) ? languageOfScript(sample) : null;
  if (byScript) return byScript;
  const { english, likeliest, most } = countCommonWords(sample);
  if (likeliest === 'English' || most < fewestWords) return { name: 'English', englishShare: 1 };
  const share = english / (english + most);
  return { name: share >= 0.42 ? 'English' : likeliest, englishShare: share };
}

function languageOfScript(sample: string): DocumentLanguage | null {
  const latin = (sample.match(/\p{Script=Latin}/gu) ?? []).length;
  for (const { name, pattern } of scripts) {
    const letters = (sample.match(pattern) ?? []).length;
    if (letters > 60 && letters > latin * 0.25) return { name, englishShare: latin / (latin + letters) };
  }
  return null;
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
  const { english, likeliest, most, tokens } = countCommonWords(sentence);
  if (likeliest === 'English' || most < foreign.fewest) return false;
  return most > foreign.timesEnglish * english && most >= foreign.share * tokens;
}

/** How many of the words are common ones in English, and in the language that has most of them. */
function countCommonWords(text: string) {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Uint32Array(languages.length);
  for (const token of tokens) {
    for (const language of languagesOf.get(token) ?? []) counts[language] = (counts[language] as number) + 1;
  }
  const most = Math.max(...counts);
  const likeliest = languages[counts.indexOf(most)] ?? 'English';
  return { english: counts[languages.indexOf('English')] ?? 0, likeliest, most, tokens: tokens.length };
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
