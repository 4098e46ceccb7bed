import { plainWord } from '../text/tokenise.ts';

/** The languages that are told from English, by their two letters. */
export const otherLanguages = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
} as const;
export type OtherLanguage = keyof typeof otherLanguages;

/** Frequent words without accents, of which English has none; what two languages share counts for both. */
const functionWords: Readonly<Record<OtherLanguage, string>> = {
  de: `wir und der die das ein eine einen einem fur mit von im zum zur auf aus bei nicht auch unser unsere sind ist
    werden verkaufen reparieren betreiben ich mein sowie oder uber nach bieten machen stellen firma betrieb`,
  fr: `nous et le la les des du une un pour avec dans sur aux au est sont nos notre vendons fabriquons reparons je mon
    ainsi ou chez entreprise offrons faisons proposons societe`,
  es: `nosotros y el los las del una un para con en por nuestra nuestro somos es vendemos fabricamos reparamos yo mi
    tambien empresa hacemos ofrecemos la de tienda`,
  it: `noi e il lo gli della dei delle una un per con nel nella nostra nostro siamo vendiamo produciamo ripariamo io
    anche azienda facciamo offriamo di che sono negozio`,
  nl: `wij we en de het een voor met van op uit bij niet ook onze ons zijn verkopen repareren maken ik mijn bedrijf
    winkel bieden aan naar`,
  pl: `my i w z na do dla oraz od przez nasza nasz jestesmy jest sprzedajemy produkujemy naprawiamy firma sie takze lub
    prowadzimy oferujemy sklep swiadczymy uslugi`,
  pt: `nos e o os as do da dos das uma um para com em por nossa nosso somos vendemos fabricamos reparamos eu meu tambem
    empresa fazemos oferecemos loja no na`,
};
const wordsOf = Object.entries(functionWords).map(
  ([language, words]) => [language as OtherLanguage, new Set(words.split(/\s+/))] as const,
);

/** English words of the same kind; where as many of these stand in a text it is taken for English. */
const englishWords = new Set(
  `we and the a an of for with in on at from by to our us are is i my run sell make repair provide offer who which that
  or also their they it as`.split(/\s+/),
);
/** Words that English has too, or that stand in names of English firms. */
const sharedWords = new Set(
  `a i in on of we no do die my son me as per e o y la le de en am an i`.split(/\s+/),
);
const letters: Readonly<Partial<Record<OtherLanguage, RegExp>>> = {
  de: /[äöüß]/i,
  pl: /[ąćęłńśźż]/i,
  pt: /[ãõ]|ção|ções/i,
  es: /[ñ¿¡]|ción/i,
  fr: /[èêçœ]/i,
};
/** What is read of a text to tell its language. */
const longest = 2000;
/** Different words that only the other language has. */
const leastWords = 2;

/**
 * The language of a text that is not English, told by its most frequent words and letters; null where it is English,
 * or too short to tell.
 */
export function languageOf(text: string): OtherLanguage | null {
  const beginning = text.slice(0, longest).normalize('NFC');
  const words = new Set((beginning.match(/[\p{L}]+/gu) ?? []).map(plainWord));
  const english = count(words, englishWords);
  let best: { readonly language: OtherLanguage; readonly score: number } | null = null;
  for (const [language, known] of wordsOf) {
    const own = [...words].filter((word) => known.has(word) && !sharedWords.has(word)).length;
    const shared = [...words].filter((word) => known.has(word) && sharedWords.has(word)).length;
    const accents = letters[language]?.test(beginning) ? 1 : 0;
    if (own + accents < leastWords || own === 0) continue;
    const score = own + accents + shared / 2;
    if (score > Math.max(english, best?.score ?? 0)) best = { language, score };
  }
  return best?.language ?? null;
}

/** Whether a text has a letter that this language has and few others. */
export function hasLettersOf(language: OtherLanguage, text: string): boolean {
  return letters[language]?.test(text.normalize('NFC')) ?? false;
}

/** Whether a plain word is one of the most frequent of a language, which say nothing of a business. */
export function isFunctionWord(language: OtherLanguage, word: string): boolean {
  return wordsOf.some(([of, words]) => of === language && words.has(word));
}

function count(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return [...words].filter((word) => known.has(word)).length;
}
