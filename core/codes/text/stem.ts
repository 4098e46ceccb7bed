/**
 * English stems after the Porter2 (Snowball) rules, so that "bakers", "baking" and "bakery" meet where they
 * should and "university" and "universe" do not meet more than they must. Written here because the core
 * carries no dependency.
 *
 * @param word lower-case letters; words with digits come back unchanged
 */
export function stem(word: string): string {
  return word.length < 3 || /[^a-z']/.test(word) ? word : stemWord(word);
}

const irregular: Readonly<Record<string, string>> = {
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  news: 'news',
  howe: 'howe',
  bias: 'bias',
  gas: 'gas',
  gases: 'gas',
  glass: 'glass',
  glasses: 'glasses',
  lens: 'lens',
  lenses: 'lens',
  men: 'man',
  women: 'woman',
  children: 'child',
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  people: 'people',
  knives: 'knife',
  loaves: 'loaf',
  leaves: 'leaf',
  shelves: 'shelf',
  sold: 'sell',
  made: 'make',
  built: 'build',
  grown: 'grow',
  grew: 'grow',
  taught: 'teach',
  bought: 'buy',
  hung: 'hang',
  sewn: 'sew',
  dug: 'dig',
};

const vowel = /[aeiouy]/;

function regions(word: string): { r1: number; r2: number } {
  const after = (from: number): number => {
    for (let at = from + 1; at < word.length; at++) {
      if (!vowel.test(word[at] ?? '') && vowel.test(word[at - 1] ?? '')) return at + 1;
    }
    return word.length;
  };
  const prefix = /^(gener|commun|arsen)/.exec(word)?.[0];
  const r1 = prefix ? prefix.length : after(0);
  return { r1, r2: after(r1) };
}

function endsShort(word: string): boolean {
  return /^[aeiouy][^aeiouy]$/.test(word) || /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word);
}

const secondStep: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];

const thirdStep: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const fourthStep = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$|(?<=[st])ion$/;

function stemWord(word: string): string {
  const exception = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (exception) return exception;
  let result = word
    .replace(/^'|'s'?$|'$/g, '')
    .replace(/(^y)|([aeiou])y/g, (_, first, before) => (first ? 'Y' : `${before}Y`));
  const { r1, r2 } = regions(result);
  result = plural(result);
  result = pastOrGerund(result, r1);
  result = result.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  result = replaceEnding(result, secondStep, r1);
  result = replaceEnding(result, thirdStep, r1);
  const fourth = fourthStep.exec(result);
  if (fourth && fourth.index >= r2) result = result.slice(0, fourth.index);
  if (result.endsWith('e')) {
    const at = result.length - 1;
    if (at >= r2 || (at >= r1 && !endsShort(result.slice(0, -1)))) result = result.slice(0, -1);
  } else if (result.endsWith('ll') && result.length - 1 >= r2) result = result.slice(0, -1);
  return result.toLowerCase();
}

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(us|ss)$/.test(word)) return word;
  return word.endsWith('s') && vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function pastOrGerund(word: string, r1: number): string {
  const agreed = /(eedly|eed)$/.exec(word);
  if (agreed) return agreed.index >= r1 ? `${word.slice(0, agreed.index)}ee` : word;
  const ending = /(ingly|edly|ing|ed)$/.exec(word);
  if (!ending || !vowel.test(word.slice(0, ending.index))) return word;
  const base = word.slice(0, ending.index);
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1);
  return endsShort(base) && base.length <= r1 ? `${base}e` : base;
}

function replaceEnding(word: string, endings: readonly (readonly [string, string])[], r1: number): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending)) {
      const at = word.length - ending.length;
      return at >= r1 ? word.slice(0, at) + replacement : word;
    }
  }
  return word;
}
