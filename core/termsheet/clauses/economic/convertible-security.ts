import { anyOf } from '../../reading/any-of.ts';
import { isEmptyUnder } from '../../reading/empty-answer.ts';
import { deniedWithin, isNegated } from '../../reading/negation.ts';
import type { Reading } from '../../reading/reading.ts';

const assets =
  '(?:patents?|code|software|drawings|designs?|machines?|machinery|stock|equipment|assets?|trade ?marks?|brand)';
const securedWords = anyOf(
  /\b(?:assigned|transferred|given|pledged)\b[^.;]{0,40}\bas (?:security|collateral)\b/i,
  /\b(?:secured (?:by|on|against)|security (?:interest|over)|pledges? (?:over|of|on))\b/i,
  /\b(?:(?<!\bconvertible )debenture\b(?! (?:holder|trust|subscription|certificate))|charge over|lien on|collateral)\b/i,
  new RegExp(
    `\\b${assets}\\b[^.;]{0,40}\\b(?:put up|stand|pledged|charged|serve) (?:against|for|behind|as)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${assets}\\b[^.;]{0,60}\\b(?:(?:become|are|is|go(?:es)?) ours|handed over to (?:us|me)|(?:pass|go(?:es)?) to (?:us|me))` +
      '[^.;]{0,20}\\bif\\b[^.;]{0,40}\\b(?:pay|repay|default)',
    'i',
  ),
);
/** "The other fund takes a lien, can you imagine": a story of somebody else. */
const takenByOthers = anyOf(
  new RegExp(
    '\\b(?:other|another|different|last) (?:fund|investor|bank|lender|angel|office)\\b[^.;]{0,40}' +
      '\\b(?:takes?|took|wants?|wanted|asks?|asked)\\b',
    'i',
  ),
  new RegExp(
    '\\b(?:family office|bank|fund)\\b[^.;]{0,40}\\b(?:takes|took|wanted|asked for|demanded) ' +
      '(?:an? )?(?:lien|pledge|charge|debenture)\\b',
    'i',
  ),
);
const guaranteeWords = anyOf(
  /\b(?:you|founders?)\b[^.;]{0,40}\b(?:pay|repay|owe)\b[^.;]{0,40}\bfrom your own (?:pockets?|savings|money)\b/i,
  /\bsigns? for (?:it|the (?:loan|note|debt))\b[^.;]{0,20}\bpersonally\b/i,
  /\b(?:founders?|directors?|personal(?:ly)?)\b[^.;]{0,60}\b(?:guarant|suret)/i,
  /\bsuret(?:y|ies)\b[^.;]{0,60}\b(?:private|personal|own|whole)\b/i,
  /personal (?:guarantee|surety)/i,
);

/** Security and personal guarantees behind a note. */
export function readSecurity(reading: Reading): {
  readonly isSecured: boolean;
  readonly isGuaranteed: boolean;
} {
  const stated = (pattern: RegExp): boolean =>
    reading.sentences.some((sentence) => {
      const match = pattern.exec(sentence.text);
      if (
        !match ||
        takenByOthers.test(sentence.text) ||
        deniedWithin.test(match[0]) ||
        /unsecured|\bno (?:security|guarantee|personal)|\b(?:creation|imposition) of any\b/i.test(
          sentence.text,
        )
      )
        return false;
      const start = sentence.start + match.index;
      return !isNegated({ sentence, match, start, end: start + match[0].length });
    });
  const isBehind = reading.sentences.some(
    ({ text, section, isLabel }) =>
      !isLabel &&
      /^what stands behind/i.test(section?.title ?? '') &&
      /\b(?:assets?|patents?|code|receivables)\b/i.test(text),
  );
  // "Unsecured" is said of this loan; a pledge beside it is of another, or was dropped.
  const isUnsecured = reading.sentences.some(
    (sentence) =>
      /\bunsecured\b/i.test(sentence.text) || isEmptyUnder(sentence, /^security(?: and guarantees?)?$/i),
  );
  return {
    isSecured: isBehind || (!isUnsecured && stated(securedWords)),
    isGuaranteed: stated(guaranteeWords),
  };
}
