import type { Settles } from '../../../facts.ts';
import { anyOf } from '../../../reading/any-of.ts';
import type { Reading } from '../../../reading/reading.ts';
import { matchesIn } from '../../../reading/scope.ts';
import type { Candidate } from '../../../reading/settle.ts';

/** Whether the new shares are paid before, with or after those of earlier investors. */
export type Rank = Settles<'seniority'>;

/** Earlier investors as people call them: "the seed group", "your 2021 preferred", "the folks who came in before us". */
const earlier = `(?:${[
  '(?:the |your |our |those |all )?(?:older |other |business )?(?:angels|series seed|pre-?seed (?:people|holders|investors|shares|preferred))',
  '(?:the |your |all )?(?:partners of the )?seed (?:group|round|holders|investors|people|shares|preferred|preference)',
  '(?:the |your |all )?(?:existing|previous|earlier|prior|older) (?:preferred|preference|investors|holders|rounds?)',
  "(?:the |your |those )?(?:[a-z\\u00c0-\\u024f'-]+ ){0,3}(?:of|from|in) (?:your |the )?(?:19|20)\\d\\d\\b",
  '(?:the |your )?(?:19|20)\\d\\d (?:[a-z\\u00c0-\\u024f]+ ){0,2}(?:holders|preferred|preference|shares|round|people|friends|investors|angels)',
  '(?:the )?(?:class|series) [a-f]\\b|(?:the )?[a-f] (?:shares|holders|shareholders|stockholders)',
  '(?:those|people|folks|mates|friends|cousins) who (?:put in|came(?: in)?|paid|bought|invested) (?:before|last year|early|earlier|first|in \\d{4})',
].join('|')})`;
const place = '(?:rank|level|line|row|step|time|foot(?:ing)?)';
const equal = `(?:level with|side by side with|in step with|pari passu with|(?:the )?(?:same|equal) ${place}(?: with| as)?|equal(?:ly)?(?: in rank)? (?:with|to|as))`;
/** These say equality only of payment: money may come in "alongside" anybody's. */
const besides =
  '\\b(?:paid|served|ranks?|ranking|stands?|lines? up)\\b[^.;]{0,20}\\b(?:next to|beside|alongside|together with)';
const us = '(?:us|me|ours|mine|we do|i do)';
const abreast = [
  'level with|next to|beside|in step with|alongside|at the same time as',
  `(?:on|in) the same ${place} as`,
].join('|');
const equals = anyOf(
  new RegExp(`\\b${equal} ${earlier}|${besides} ${earlier}`, 'i'),
  new RegExp(
    `${besides} (?:us|me|ours|mine)\\b|\\b(?:neither|none)(?: is| are)? (?:paid |ranks? )?before the other`,
    'i',
  ),
  new RegExp(
    `\\b${earlier}[^.;]{0,50}\\b(?:stays?|stands?|ranks?|goes?|paid|get theirs)\\b[^.;]{0,15}\\b(?:${abreast}) ${us}\\b`,
    'i',
  ),
  new RegExp(
    `(?:\\bnot|n't) (?:stand |be paid |rank |come )?(?:before|ahead of|in front of) ${earlier}`,
    'i',
  ),
);
const ahead = anyOf(
  new RegExp(
    `\\b(?:paid|repaid|served|recovers?|comes?(?: out| back)?|we'd be|ranks?|first|off the top)\\b[^.;]{0,25}\\b(?:before|ahead of|in front of) (?:that of |those of |any of )?${earlier}`,
    'i',
  ),
  new RegExp(`\\bonly (?:when|after|once|then)\\b[^.;]{0,40}\\b(?:do|does|is|are|will) ${earlier}`, 'i'),
  new RegExp(`\\b(?:nobody|no one|none) (?:in|of|from|among) ${earlier}[^.;]{0,30}\\buntil\\b`, 'i'),
);
const behind = new RegExp(
  `\\b(?:paid|repaid|comes? back|back|ranks?)\\b[^.;]{0,30}\\b(?:after|behind) ${earlier}`,
  'i',
);
const negated = /(?:\b(?:not|never|nor|no)|n't)\b[^.;,]{0,30}$/i;
/** What may be issued, decided, earned or converted later. */
const notOnRank = anyOf(
  /\b(?:creat\w+|issu\w+|authori[sz]\w+|consent|approv\w+|veto|vest\w*|pool|seats?|board|director)\b/i,
  /\b(?:wanted|asked for|first draft|earlier draft|version|redeem\w*|redemption|buy[- ]?back)\b/i,
);

/** One of these stands in every wording of rank: who else was paid, or who is told apart from them. */
const othersNamed = anyOf(
  /angels|seed|existing|previous|earlier|prior|older|\b(?:19|20)\d\d\b|class|series|\bwho\b/i,
  /\b[a-f] (?:shares|holders|shareholders|stockholders)|\b(?:us|me|ours|mine|other)\b/i,
);

/** How plain words rank the new money against that of earlier investors. */
export function ranksAgainstEarlier(reading: Reading): readonly Candidate<Rank>[] {
  const sentences = reading.sentences.filter(
    ({ isLabel, text }) => !isLabel && othersNamed.test(text) && !notOnRank.test(text),
  );
  const ways = [
    [equals, 'pari-passu'],
    [ahead, 'senior'],
    [behind, 'junior'],
  ] as const;
  return ways.flatMap(([pattern, value]) =>
    matchesIn(sentences, pattern)
      .filter(({ sentence, start }) => !negated.test(sentence.text.slice(0, start - sentence.start)))
      .map((span) => ({ value, span })),
  );
}
