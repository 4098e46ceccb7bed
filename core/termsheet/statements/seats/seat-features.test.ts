import { describe, expect, it } from 'vitest';
import { partiesOf } from '../../clauses/parties.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { featureNumber } from '../feature-hash.ts';
import { bridgeBetween, mentionFeatures, wholeFeatures } from './seat-features.ts';
import { seatMentions } from './seat-mentions.ts';
import { seatTextOf } from './seat-text.ts';

function read(text: string) {
  const reading = createReading(readPlainText(text));
  const seatText = seatTextOf(reading);
  return { seatText, mentions: seatMentions(seatText, 2), parties: partiesOf(reading) };
}

/** What is looked at for the mention of that number, as numbers in order. */
function features(text: string, number: number): number[] {
  const { seatText, mentions, parties } = read(text);
  const mention = mentions[number];
  if (!mention) throw new Error(`there is no mention ${number}`);
  return inOrder(mentionFeatures(seatText, mention, parties));
}

/** The numbers of named features: each kind with its words, parted by bars. */
const named = (kinds: Readonly<Record<string, string>>): number[] =>
  inOrder(
    Object.entries(kinds).flatMap(([kind, words]) =>
      words.split('|').map((word) => featureNumber(`S${kind}`, word)),
    ),
  );

const inOrder = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((left, right) => left - right);

const sheet = 'The board has three seats: Ann Roe, one for the Investor and another for Founders.';

describe('what tells whose seats a mention means', () => {
  it('is, of a number, how many it is, the words around it and the part of the sentence that it stands in', () => {
    expect(features(sheet, 0)).toEqual(
      named({
        o: 'number',
        vnumber: '3',
        b1number: 'has',
        b2number: 'board',
        B: 'has|board|the|<',
        a0number: 'seats',
        a1number: ':',
        A: 'seats|:|>',
        c: 'has seats',
        p: 'the|board|has|three|seats',
        fnumber: 'false false',
        mnumber: '<',
        t: 'the|board|has|three|seats',
        s: 'the|board|has',
      }),
    );
  });

  it('is, of a name, how long it is too, and whether a side is called so', () => {
    expect(features(sheet, 1)).toEqual(
      named({
        o: 'name',
        vname: '1',
        b1name: '<',
        b2name: '<',
        B: '<',
        a0name: ',',
        a1name: 'one',
        A: ',|one|for|the|Name',
        c: '< ,',
        p: 'ann|roe',
        fname: 'false false',
        n: 'false false 2',
        mname: '<',
        t: 'the|board|has|three|seats',
        s: 'ann|roe|,',
      }),
    );
  });

  it('tells a part that names the investor from one that names the founders, by the mark before it', () => {
    expect(features(sheet, 2)).toEqual(
      named({
        o: 'number',
        vnumber: '1',
        b1number: ',',
        b2number: 'Name',
        B: ',|Name|ann|<',
        a0number: 'for',
        a1number: 'the',
        A: 'for|the|Name|and|another',
        c: ', for',
        p: 'one|for|the|investor',
        fnumber: 'false true',
        mnumber: ',',
        t: 'the|board|has|three|seats',
        s: 'ann|roe|,',
      }),
    );
    expect(features(sheet, 3)).toEqual(
      named({
        o: 'founders',
        vfounders: '2',
        b1founders: 'for',
        b2founders: 'another',
        B: 'for|another|and|Name',
        a0founders: '.',
        a1founders: '>',
        A: '.|>',
        c: 'for .',
        p: 'another|for|founders',
        ffounders: 'true false',
        mfounders: ',',
        t: 'the|board|has|three|seats',
        s: 'ann|roe|,',
      }),
    );
  });

  it('counts four seats and more alike', () => {
    const four = features('The board has four directors.', 0);
    expect(features('The board has seven directors.', 0)).toContain(featureNumber('Svnumber', '4'));
    expect(four).toContain(featureNumber('Svnumber', '4'));
  });

  it.each(['while', 'plus', 'but', 'and'])('ends a part of a sentence at "%s"', (word) => {
    const found = features(`On the board sit two founders ${word} one investor.`, 1);
    expect(found).toContain(featureNumber('Sp', 'founders'));
    expect(found).not.toContain(featureNumber('Sp', 'investor'));
  });

  it.each([';', ',', '(', '='])('ends a part of a sentence at %s, and knows it for the last mark', (mark) => {
    const found = features(`Board seats: founders ${mark} two directors`, 1);
    expect(found).not.toContain(featureNumber('Sp', 'founders'));
    expect(found).toContain(featureNumber('Smnumber', mark));
  });
});

describe('what tells whether those who are named are the whole board', () => {
  it('is every word of the text, and that there is one', () => {
    const { seatText } = read('Board: you and me.');
    expect(inOrder(wholeFeatures(seatText))).toEqual(named({ w: '|board|:|you|and|me|.' }));
  });
});

describe('what stands between two mentions', () => {
  const bridges = (text: string): readonly string[] => {
    const { seatText, mentions } = read(text);
    return mentions.map((mention, at) => bridgeBetween(seatText.tokens, mentions[at - 1], mention));
  };

  it.each([
    ['Board: you and me.', ['<', 'and']],
    ['The board has three seats. Two are yours.', ['<', '.']],
    ['The board seats two of the founders, and then one of us.', ['<', 'of the', '~, and', 'of']],
    ['On the board sit you; me.', ['<', ';']],
  ])('is told in few words in %j', (text, expected) => {
    expect(bridges(text)).toEqual(expected);
  });
});
