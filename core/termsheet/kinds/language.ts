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
    'der die das und nicht mit von für bei wird eine einer den dem des zur zum ist auf im durch oder nach werden sowie',
  ),
  French: words('le la les des et une du pour est dans par aux sur que qui au ne pas sera ou avec de'),
  Spanish: words('el la los las del y en que por una para con se al será es o su como'),
  Italian: words('il di che della per una con del gli dei nel alla sono da è al le sarà'),
  Dutch: words('het een van en voor niet met zijn wordt door bij aan dat te op worden'),
  Portuguese: words('os da do para com uma em não dos das ao será por pela que'),
  Swedish: words('och att som för med den det av är till på ska inte eller'),
  Polish: words('i w na z do nie się oraz przez jest dla od lub'),
};

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
  const counts = new Map<string, number>();
  const tokens = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const [language, list] of Object.entries(commonWords)) {
    const known = new Set(list);
    counts.set(language, tokens.filter((token) => known.has(token)).length);
  }
  const ranked = [...counts].sort(([, left], [, right]) => right - left);
  const [top] = ranked;
  const english = counts.get('English') ?? 0;
  if (!top || top[0] === 'English' || top[1] < fewestWords) return { name: 'English', englishShare: 1 };
  const share = english / (english + top[1]);
  return share >= 0.42 ? { name: 'English', englishShare: share } : { name: top[0], englishShare: share };
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
