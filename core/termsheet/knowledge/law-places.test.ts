import { expect, it } from 'vitest';
import { legalNote } from './find-legal-notes.ts';
import { applicableLaw } from './law-places.ts';
import { legalNotes } from './legal-notes.ts';

it.each([
  ['Delaware', ['Delaware', 'US']],
  ['California', ['California', 'US']],
  ['New York', ['US']],
  ['England and Wales', ['UK']],
  ['Scotland', ['Scotland', 'UK']],
  ['Germany', ['Germany']],
  ['France', ['France']],
  ['Netherlands', ['Netherlands']],
  ['Ireland', ['Ireland']],
  ['India', ['India']],
  ['New South Wales', ['Australia']],
  ['Singapore', ['Singapore']],
  ['Ontario', ['Ontario', 'Canada']],
  ['British Columbia', ['Canada']],
])('speaks of the law that the document states: %s', (stated, places) => {
  for (const chosen of ['US', 'UK', 'EU'] as const) {
    expect(applicableLaw(stated, chosen)).toEqual({ places });
  }
});

it.each(['South Africa', 'Kenya', 'Spain', 'Japan'])(
  'has no notes on the law of %s, and says so',
  (stated) => {
    expect(applicableLaw(stated, 'UK')).toEqual({ places: [], unknownLaw: stated });
  },
);

it.each([null, 'unresolved', 'the place to be agreed'] as const)(
  'goes by the chosen jurisdiction where the document states %s',
  (stated) => {
    expect(applicableLaw(stated, 'UK')).toEqual({ places: ['UK'] });
    expect(applicableLaw(stated, 'EU').places).toEqual(['Germany', 'France', 'Netherlands', 'Ireland']);
  },
);

it('never shows a note under the law of another country', () => {
  expect(legalNote('exclusivity', ['France'])).toBeUndefined();
  expect(legalNote('leaver', ['Germany'])).toContain('Berlin');
  expect(legalNote('drag-along', ['US'])).toBeUndefined();
  expect(legalNote('drag-along', ['Delaware', 'US'])).toContain('Manti');
});

it('names its country where the notes of several may stand side by side', () => {
  const countryWords = {
    Germany: /German|Berlin/,
    France: /French|France|BSPCE/,
    Netherlands: /Dutch/,
    Ireland: /Irish|Ireland/,
    Scotland: /Scot/,
    California: /California/,
    Ontario: /Ontario/,
    Canada: /Canad/,
  };
  for (const ofTopic of Object.values(legalNotes)) {
    for (const [place, { text, url, checkedOn }] of Object.entries(ofTopic)) {
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(url).toMatch(/^https:\/\/\S+$/);
      const words = countryWords[place as keyof typeof countryWords];
      const mustName = Object.keys(ofTopic).length > 1 && words;
      if (mustName) expect(text).toMatch(words);
    }
  }
});
