import { anyOf } from '../../reading/any-of.ts';
import { scopeOf } from '../../reading/scope.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { isStatement, quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

interface Details {
  readonly hasAdverseChange: boolean;
  readonly definesAdverseChange: boolean;
  readonly needsPersonalUndertaking: boolean;
}

/** "Only when", "not without": what comes behind has to be there first. */
const waitsFor = '(?:only (?:when|once|if|after)|without|until|before|unless)';
const topic = {
  titles: anyOf(
    // Those of the investment are what a whole document is called.
    /(?<!\b(?:investment|financing|principal|main|indicative|commercial|terms and|terms &) )conditions\b(?! of (?:the )?(?:investment|participation|round|financing))/i,
    /\bcondition (?:precedent|to closing|to completion|of closing)$/i,
    /voraussetzungen|pre-?completion/i,
  ),
  words: anyOf(
    /\bconditions? (?:precedent|to (?:closing|completion))/i,
    /\b(?:closing|completion|investment) (?:is|will be|shall be) (?:subject to|conditional)/i,
    /\bsubject to (?:satisfactory )?(?:completion of )?(?:legal |financial |technical )?due diligence/i,
    /material adverse (?:change|effect)/i,
    // "We shall not pay without these two guarantees."
    new RegExp(
      `\\b(?:close|pay|complete|wire|transfer)s?\\b[^.;]{0,12}\\b${waitsFor}\\b[^.;]{0,40}\\bguarantees?\\b`,
      'i',
    ),
  ),
  except: /registration|warrants?\b|conversion|^definitions?$|drag|redemption/i,
};
const adverseChange = /material(?:ly)? adverse (?:change|effect|event)|\bMAC\b|wesentliche nachteilige/i;
const saidToBe = '(?: shall mean|, (?:by which (?:is meant|we mean)|which means|that is|meaning))';
const asSomebodyThinks =
  '[^.;]{0,80}\\b(?:opinion|discretion|judge?ment|thinks?|considers?|deems?|decides?)\\b';
const definedChange = anyOf(
  /material adverse (?:change|effect|event)["']?\s?(?:means|is defined|being|\()/i,
  new RegExp(`material adverse (?:change|effect|event)["']?${saidToBe}\\b(?!${asSomebodyThinks})`, 'i'),
  /(?:excluding|other than|except)[^.;]{0,80}(?:general|market|economic|industry)/i,
  /\breduc\w*\b[^.;]{0,45}\d\s?%/i,
);
const undertakings = [
  'personal(?:ly)?|own (?:assets|home|property)|repay|waive|release|resign from (?:all|other)',
  'personal guarantee|personal undertaking|medical|life insurance for the benefit of the investor',
].join('|');
const personal = anyOf(
  new RegExp(`(?<!\\b(?:no|neither|none of the) )\\bfounders?\\b[^.;]{0,80}\\b(?:${undertakings})`, 'i'),
  new RegExp(`\\b${waitsFor}\\b[^.;]{0,40}(?<!\\b(?:company|bank|parent) )\\bguarantees?\\b`, 'i'),
);

/** G10: what has to happen before the money comes. */
export const conditions = defineClause<Details>({
  ...taxonomy.conditions,
  appliesTo: ['priced-equity'],
  read(reading) {
    const sentences = scopeOf(reading, topic).sentences.filter(isStatement);
    const some = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence.text));
    return {
      status: sentences.length > 0 ? 'present' : 'absent',
      facts: {},
      evidence: quote(reading, sentences),
      details: {
        hasAdverseChange: some(adverseChange),
        definesAdverseChange: some(definedChange),
        needsPersonalUndertaking: some(personal),
      },
    };
  },
  assess({ status, details }) {
    return status === 'absent' ? [] : [rate(details)];
  },
});

function rate({ hasAdverseChange, definesAdverseChange, needsPersonalUndertaking }: Details): Assessment {
  if (needsPersonalUndertaking) {
    return {
      rating: 'Red',
      risk: 'The money comes only if founders give personal undertakings.',
      recommendation: 'Ask for the conditions to be limited to what the company can do.',
    };
  }
  if (hasAdverseChange && !definesAdverseChange) {
    return {
      rating: 'Amber',
      risk: 'Investors may walk away on a material adverse change, and the document does not say what that is.',
      recommendation:
        'Ask for a definition that excludes markets and the wider economy, or for the condition to be dropped.',
    };
  }
  return {
    rating: 'Green',
    risk: 'The conditions for closing are usual.',
    recommendation: 'No change needed.',
  };
}
