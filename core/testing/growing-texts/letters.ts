import { type GrowingText, repeated } from './growing-text.ts';

/** A letter, a word and a sentence of each script: whatever is written without Latin letters meets `\W` and `\b`. */
const scripts: readonly (readonly [script: string, letter: string, words: string])[] = [
  ['Latin', 'a', 'the company and its people '],
  ['Latin capitals', 'A', 'THE COMPANY AND ITS PEOPLE '],
  ['accented', 'é', 'société à créer où été '],
  ['Cyrillic', 'ж', 'инвестор получает привилегированные акции '],
  ['Greek', 'λ', 'ο επενδυτής λαμβάνει μετοχές '],
  ['Armenian', 'ա', 'ներդրողը ստանում է բաժնետոմսեր '],
  ['Georgian', 'ა', 'ინვესტორი იღებს აქციებს '],
  ['Hebrew', 'א', 'המשקיע מקבל מניות בכורה '],
  ['Arabic', 'ع', 'يحصل المستثمر على أسهم ممتازة '],
  ['Devanagari', 'क', 'निवेशक को वरीयता शेयर मिलते हैं '],
  ['Thai', 'ก', 'นักลงทุนได้รับหุ้นบุริมสิทธิ '],
  ['Chinese', '中', '投资人获得优先股，创始人保留普通股。'],
  ['Japanese', 'の', '投資家は優先株式を取得する。'],
  ['Hangul', '가', '투자자는 우선주를 받는다 '],
  ['full width', 'ａ', 'Ｔｈｅ　ｃｏｍｐａｎｙ　'],
  ['mathematical', '𝒂', '𝒕𝒉𝒆 𝒄𝒐𝒎𝒑𝒂𝒏𝒚 '],
  ['emoji', '😀', '🚀 📈 💷 '],
  ['emoji families', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦 👨‍🚀 🏳️‍🌈 '],
];

export const letters: readonly GrowingText[] = [
  ...scripts.flatMap(([script, letter, words]) => [
    repeated(letter, `${script}, one word`),
    repeated(words, `${script}, words`),
    repeated(`${words.trim()}\n`, `${script}, lines`),
  ]),
  repeated('e\u0301', 'letters with a combining mark'),
  repeated('\u0301', 'combining marks alone'),
  repeated('Z\u0351\u036b\u0343\u036a\u0302', 'letters under heaps of marks'),
  repeated('\ud83d', 'halves of a surrogate pair'),
  repeated('\ufffd', 'replacement characters'),
  repeated('ﬁﬀ', 'ligatures'),
  repeated('aA', 'small and capital in turn'),
  repeated('a1', 'letters and digits in turn'),
  repeated("a'", 'letters and apostrophes'),
  repeated('a-', 'letters and hyphens'),
  repeated('a_', 'letters and underscores'),
  repeated('a.', 'letters and stops'),
  repeated('a@', 'letters and at signs'),
  repeated('A B ', 'single capitals'),
  repeated('Aa Bb ', 'proper names'),
  repeated('Ab', 'capitals inside a word'),
  repeated('ab cd, ', 'words and commas'),
  repeated('supercalifragilistic', 'one endless English word'),
];
