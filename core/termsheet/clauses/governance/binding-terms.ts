import { type Fact, unresolved } from '../../facts.ts';
import { instrumentOf } from '../../kinds/instruments.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { sentencesFrom } from '../../reading/sentences-from.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { hasTitle, isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { countryOfCompany, mayBeFrom, type PlaceOfLaw, placeAlone, placeOfLaw } from './places-of-law.ts';

interface Details {
  readonly place: PlaceOfLaw | null;
  readonly companyCountry: string | null;
  readonly isBindingClear: boolean;
  /** The document is the contract and no proposal of one. */
  readonly isInstrument: boolean;
  /** A duty to close, or the price, is said to bind. */
  readonly bindsDeal: boolean;
}

const lawTopic = {
  titles: anyOf(
    /govern(?:ing|ed)? law|applicable law|^law$|^laws?\b|^recht$|jurisdiction|geltendes recht/i,
    /anwendbares recht|choice of law|law and/i,
  ),
  words: anyOf(
    /^\W*laws? of (?:the )?[A-Z]|[,;:]\s(?:[A-Z]\w+ ){1,2}law(?=\s*(?:[,;.]|$))/i,
    /\bchoice of [A-Z]\w+ law\b|\bunder the laws? of [A-Z]|^\W*[A-Z]\w+ law, [A-Z]/i,
    /^\W*(?:\d+\W+)?[A-Z]\w+ law(?:, (?:the )?(?:courts?|arbitration|jurisdiction|seat|venue)\b|[;.])/i,
    /\b[A-Z][a-z]+ (?:substantive|material) law\b|\bEngland (?:&|and) Wales law\b/i,
    /\b[A-Z]\w+(?: and [A-Z]\w+)? is the law\b/i,
    /^\W*(?:[A-Z][\w]+ ){1,2}law\b(?: and (?:the )?(?:\w+ )?courts?)?\W*$/i,
    /\b[A-Z][a-z]+ law (?:for|on|in) (?:the |all )?(?:docs|documents|agreements)\b/i,
    /\blaws? of (?:the )?[A-Z][^.;]{0,40}\b(?:governs?|appl(?:y|ies))\b/i,
    /\b[A-Z][a-z]+ law (?:applies|governs)|\bgoverned\b[^.;]{0,30}\bby\b|\bgoverning law\b/i,
    /\b(?:construed|interpreted) (?:in accordance with|under)\b/i,
    /\bsubject to (?:the laws? of|(?:English|German|French|Irish|Dutch|Swedish|Delaware|Scots) law)/i,
    /unterliegt\b[^.;]{0,40}\brecht\b|\bEnglish law applies/i,
    /\b(?:English|German|French|Irish|Dutch|Delaware|New York|Scots) law\b[^.;]{0,20}\b(?:governs|applies)/i,
  ),
  except:
    /compliance|data protection|securities laws?|tax|conditions|warrant|company|issuer|definitions|dividend/i,
};
const otherLaws = anyOf(
  /securities law|applicable laws?\b|blue sky|data protection|compliance with|corporate law/i,
  /general corporation law|tax law|by law|required by law|permitted by law|bylaws/i,
);
const bindingTopic = {
  titles: /binding|legal effect|status of|nature of|^legal(?: status)?$/i,
  words: anyOf(
    /\b(?:non-?|not (?:be |legally |intended to be )*|legally |is |are )binding\b|\bbinding\b|bindend/i,
    /subject to contract|\bonly\b[^.;]{0,60}\bbinds?\b/i,
  ),
};
const clear = anyOf(
  /\bno other (?:legally )?binding|\b(?:not|non)\b[^.;]{0,60}\bbinding\b|\bsubject to contract\b/i,
  /\bbinding\b[^.;]{0,80}\b(?:only|except|other than)|\bonly\b[^.;]{0,140}\bbinding/i,
  /\b(?:everything|all) else\b[^.;]{0,40}\b(?:non-?binding|statement of intent)/i,
  /(?:except|other than|save)[^.;]{0,120}\bbinding|nicht (?:rechtlich )?bindend/i,
  /nothing (?:below|in this)[^.;]{0,30}binds|\bsole binding\b|\b(?:alone|only)\b[^.;]{0,60}\bbind(?:s|ing)?\b/i,
  /\bnone of (?:this|it)\b[^.;]{0,30}\bbinding\b|\bnot (?:yet )?an agreement\b/i,
  /do(?:es)? not (?:constitute|create) a (?:legally )?binding/i,
);
const notOfPart = '(?<!\\b(?:provisions?|sections?|paragraphs?|terms) of )';
const deal = [
  'this term sheet|these terms|the parties|all (?:terms|provisions)|price|valuation',
  'obligation to (?:close|complete|invest)',
].join('|');
const notInPart = '(?![^.;]{0,40}\\b(?:only|except|on the parties as to|as regards))';
const bindsDeal = anyOf(
  new RegExp(
    `${notOfPart}\\b(?:${deal})\\b[^.;]{0,50}(?<!\\bnot )\\b(?:is|are|shall be|will be|constitutes?)\\b(?![^.;]{0,30}\\b(?:not|non|no)\\b)[^.;]{0,30}\\b(?:legally )?binding\\b${notInPart}`,
    'i',
  ),
  /\b(?:company|founders?)\b[^.;]{0,40}\b(?:must|shall|obliged to|is bound to)\b[^.;]{0,20}\b(?:close|complete) (?:the )?(?:round|financing|transaction|investment)/i,
);

/** "Only the paragraphs on costs and this one are binding". */
const bindsPartOnly = anyOf(
  /^\W*(?:\d{1,2}\W+)?(?:only|save for|except for|apart from|nothing (?:but|except))\b/i,
  /\b(?:alone|only) (?:are|is|shall be|will be)? ?(?:legally )?bind/i,
);

/** G09: what binds at once, and under which law. */
export const bindingTerms = defineClause<Details>({
  ...taxonomy.bindingTerms,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const law = readLaw(reading);
    const binding = scopeOf(reading, bindingTopic).sentences.filter(isStatement);
    const status =
      law.value === unresolved ? 'unresolved' : law.value || binding.length > 0 ? 'present' : 'absent';
    return {
      status,
      facts: { governingLaw: law.value },
      evidence: quote(reading, [...law.sentences, ...binding.slice(0, 2)]),
      details: {
        place: law.place,
        companyCountry: countryOfCompany(reading),
        isInstrument: instrumentOf(reading.text) !== null,
        isBindingClear: binding.some((sentence) => clear.test(sentence.text)),
        bindsDeal: binding.some(({ text }) => bindsDeal.test(text) && !bindsPartOnly.test(text)),
      },
    };
  },
  assess({ status, facts, details }) {
    const findings: Assessment[] = [];
    if (status !== 'absent') findings.push(rate(details, facts.governingLaw ?? null));
    if ((facts.governingLaw ?? null) === null) findings.push(lawMissing);
    return findings;
  },
});

interface PlacedLaw {
  readonly place: PlaceOfLaw;
  readonly sentence: Sentence;
}

interface StatedLaw {
  readonly value: Fact<string>;
  readonly place: PlaceOfLaw | null;
  readonly sentences: readonly Sentence[];
}

/** "To be determined at incorporation, e.g. Delaware": the place is an example. */
const leftOpen = /\bto be (?:determined|agreed|decided|confirmed|chosen)\b|\be\.g\./i;

function readLaw(reading: Reading): StatedLaw {
  const sentences = scopeOf(reading, lawTopic).sentences.filter(
    // A short sentence in another language, or "French" alone, may pass for a label.
    (sentence) =>
      (!sentence.isLabel || /\.\s*$|unterliegt/i.test(sentence.text) || isOnlyPlace(sentence.text)) &&
      !isAboutOtherLaw(sentence),
  );
  const places: PlacedLaw[] = [];
  let isOpen = false;
  for (const each of sentences) {
    const sentence = answerTo(each, reading);
    const named = afterLaw(sentence.text);
    const place = placeOfLaw(named) ?? (isOpen ? null : placeOfLaw(sentence.text));
    const isChosen = !reading.isAlternative(sentence) && !leftOpen.test(named);
    if (place && isChosen) places.push({ place, sentence });
    else if (place || named.includes(blank)) isOpen = true;
  }
  const [first] = places;
  const stated = first ?? (isOpen ? undefined : (lawNamedInPassing(reading) ?? lawSaidAlone(reading)));
  if (stated) return { value: stated.place.name, place: stated.place, sentences: [stated.sentence] };
  return { value: isOpen ? unresolved : null, place: null, sentences: isOpen ? sentences.slice(0, 1) : [] };
}

/** A question and what is said behind it, the name of who answers among it. */
const mostToAnswer = 4;

/** "Governing law Washington? No: Delaware, same as the form.": the law is the one that the answer names. */
function answerTo(asked: Sentence, reading: Reading): Sentence {
  if (!/\?\s*$/.test(asked.text)) return asked;
  const [, ...next] = sentencesFrom(reading, asked, mostToAnswer);
  return next.find(({ text, isLabel }) => !isLabel && placeOfLaw(text) !== null) ?? asked;
}

/** "Delaware law, as you are there", "the laws of Kenya". */
const namedLaw = anyOf(
  /\b(?!The )(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,2}) (?:common |civil )?laws?\b(?! (?:firm|school|society|office|degree|professor))/u,
  /\b[Ll]aws?(?: in force)? (?:of|in) (?:the )?(?:(?:State|Province|Republic|Kingdom) of )?(\p{Lu}[\p{L} ]{2,40})/u,
  /\b[Ll]aw(?: \(|: )(\p{Lu}[\p{L} ]{2,40})/u,
  /\b[Ll]aws?,? (?:which )?(?:is|to be|(?:will|would|shall|should) be) (?:that of )?(\p{Lu}[\p{L} ]{2,40})/u,
);
/** "delaware law then", "new mexico law": in messages a place has no capital. */
const spokenLaw = /\b((?:(?:new|north|south|west) )?\p{Ll}{4,}(?: \p{Ll}{4,})?) law\b/u;
/** Who exists under a law, advises on it or must keep it says nothing of the law of the offer. */
const lawOfOthers = anyOf(
  /\b(?:compan(?:y|ies)|corporation|partnership|fund|vehicle|entity|GmbH|BV|incorporated|organi[sz]ed)\b(?![^.;]{0,50}\b(?:and|so|use) )[^.;]{0,60}$/i,
  /\b(?:established|existing|registered|formed|duties|required|permitted|allowed|void|invalid)\b[^.;]{0,40}$/i,
  /\b(?:counsel|lawyers?|solicitors?|advis\w+|opinion|expert|if|not|unless|comply|complies)\b[^.;]{0,40}$/i,
);

/** The law that a passage about something else names; none where passages name two. */
function lawNamedInPassing(reading: Reading): PlacedLaw | undefined {
  const named = reading.sentences.flatMap((sentence) => {
    const match = namedLaw.exec(sentence.text) ?? spokenLaw.exec(sentence.text);
    if (!match || otherLaws.test(sentence.text) || reading.isAlternative(sentence)) return [];
    if (lawOfOthers.test(sentence.text.slice(0, match.index))) return [];
    const place = placeOfLaw(capitalised(match.slice(1).find((each) => each !== undefined) ?? ''));
    return place ? [{ place, sentence }] : [];
  });
  const countries = new Set(named.map(({ place }) => place.name));
  return countries.size === 1 ? named[0] : undefined;
}

function capitalised(words: string): string {
  return words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** A place and nothing else, said as a sentence among the terms, is the law that is chosen. */
function lawSaidAlone(reading: Reading): PlacedLaw | undefined {
  const said = reading.sentences.flatMap((sentence) => {
    const place = /\.\s*$/.test(sentence.text) ? placeAlone(sentence.text) : null;
    return place && !reading.isAlternative(sentence) ? [{ place, sentence }] : [];
  });
  return said.length === 1 ? said[0] : undefined;
}

/** "French", "England and Wales". */
function isOnlyPlace(text: string): boolean {
  return /^\p{Lu}\p{L}+(?: \p{L}+){0,2}$/u.test(text.trim()) && placeOfLaw(text) !== null;
}

/** The words that follow "governed by", up to the courts, which may sit elsewhere. */
function afterLaw(text: string): string {
  // "Ontario and the federal laws of Canada": the province comes first.
  const own = text.replace(/\sand (?:of )?the (?:federal )?laws? of .*$/is, '');
  const match =
    /(?:governed\b[^.;]{0,30}\bby|in accordance with|laws? of|subject to|unterliegt)\s(.*)$/i.exec(own);
  return (match?.[1] ?? own).split(/\bcourts?\b|gerichtsstand|arbitrat|venue/i)[0] ?? '';
}

/** "A corporation duly organised and existing under the laws of Delaware". */
const existsUnder = /\b(?:organi[sz]ed|incorporated|existing)\b[^.;]{0,80}\bunder the laws? of\b/i;

function isAboutOtherLaw(sentence: Sentence): boolean {
  if (existsUnder.test(sentence.text) && !/govern/i.test(sentence.text)) return true;
  return (
    otherLaws.test(sentence.text) &&
    !hasTitle(sentence.section, lawTopic.titles) &&
    !/governed\b[^.;]{0,30}\bby|governing law/i.test(sentence.text)
  );
}

function rate(details: Details, law: Fact<string>): Assessment {
  const { place, companyCountry, isBindingClear, isInstrument } = details;
  if (details.bindsDeal && !isInstrument) {
    return {
      rating: 'Red',
      risk: 'More than confidentiality, exclusivity, costs and governing law is binding: the deal itself may bind you.',
      recommendation:
        'Ask for a sentence that nothing binds except confidentiality, exclusivity, costs and governing law.',
    };
  }
  if (place && companyCountry && !mayBeFrom(companyCountry, place.country)) {
    return {
      rating: 'Red',
      risk: `The law of ${place.name} governs, although the company is from ${companyCountry}; you would have to fight a dispute abroad.`,
      recommendation: `Ask for the law of the company’s own country (${companyCountry}).`,
    };
  }
  if (law === unresolved) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'The governing law is left open.',
      recommendation: 'Get the law of the company’s own country filled in.',
    };
  }
  if (isInstrument) {
    return {
      rating: 'Green',
      risk: `This is the contract itself: once signed, all of it binds you${place ? `, under the law of ${place.name}` : ''}.`,
      recommendation: 'Sign it only once every term is as you want it.',
    };
  }
  if (!isBindingClear) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'The document does not say clearly which of its terms are binding once signed.',
      recommendation:
        'Ask for a sentence that nothing binds except confidentiality, exclusivity, costs and governing law.',
    };
  }
  return {
    rating: 'Green',
    risk: `Only the terms named as binding bind you at once${place ? `, under the law of ${place.name}` : ''}.`,
    recommendation: 'No change needed.',
  };
}

const lawMissing: Assessment = {
  rating: 'Amber',
  isMinor: true,
  title: 'Governing law',
  risk: 'The document does not say which law governs it.',
  recommendation: 'Ask for the law and the courts of the company’s own country.',
  isMissing: true,
};
