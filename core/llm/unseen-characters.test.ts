import { expect, it } from 'vitest';
import { shownSentence, withoutUnseenCharacters } from './unseen-characters.ts';

it('takes out what a reader does not see, and nothing else', () => {
  expect(withoutUnseenCharacters('pre\u00ADference \u200B2x\u202E and\u2066 more\uFEFF\u{E0041}')).toBe(
    'preference 2x and more',
  );
  expect(withoutUnseenCharacters('Größe, 3 € – “so”\n')).toBe('Größe, 3 € – “so”\n');
});

it.each([
  ['\u001B[31mred\u001B[0m', 'red'],
  ['\u001B[2Kover\u001B[1;5Hwritten', 'overwritten'],
  ['\u001B[?25lhidden', 'hidden'],
  ['\u001B[4 qcursor', 'cursor'],
  ['\u009B[Aup', 'up'],
])('takes out what steers a terminal: %j', (text, shown) => {
  expect(shownSentence(text)).toBe(shown);
});

it('leaves brackets of the sentence', () => {
  expect(shownSentence('the preference [1x] and a[2] b')).toBe('the preference [1x] and a[2] b');
});

it('makes one line of a sentence, without blanks around it', () => {
  expect(shownSentence('  One\n\n two\u2028three\u2029\tfour\u0007five \u200B ')).toBe(
    'One two three four five',
  );
});
