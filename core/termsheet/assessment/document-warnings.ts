import type { Jurisdiction } from '../analysis.ts';
import type { DocumentLanguage } from '../kinds/language.ts';
import type { DocumentSignals } from '../signals/document-signals.ts';

const names: Readonly<Record<Jurisdiction, string>> = {
  US: 'United States (Delaware)',
  UK: 'United Kingdom',
  EU: 'European Union',
};

/** What the document is, as far as it limits the report. */
interface DocumentTraits {
  readonly language: DocumentLanguage;
  readonly isExtract: boolean;
  /** The governing law that it states, where nothing is known of that. */
  readonly unknownLaw?: string | undefined;
  /** Whether market figures of its place are kept. */
  readonly hasMarket: boolean;
}

/** What the reader of a report must know before relying on it. */
export function documentWarnings(
  fromReader: readonly string[],
  jurisdiction: Jurisdiction,
  signals: DocumentSignals,
  { language, isExtract, unknownLaw, hasMarket }: DocumentTraits,
): string[] {
  const warnings = [...fromReader];
  const { statedJurisdiction } = signals;
  if (statedJurisdiction && statedJurisdiction !== jurisdiction) {
    warnings.push(
      `The document points to ${names[statedJurisdiction]}, but it was checked against ${names[jurisdiction]}. Choose the other jurisdiction to see its law and norms.`,
    );
  }
  if (unknownLaw) {
    warnings.push(
      `We have no checked notes on the law of ${unknownLaw}, which the document chooses${hasMarket ? '' : ', and no market figures from there'}, so the report says nothing about ${hasMarket ? 'it' : 'either'}. Ask a lawyer there.`,
    );
  }
  if (isExtract) {
    warnings.push(
      'This is a part of a term sheet, not the whole. Only the terms in it are judged: the overall risk is that of these terms, and nothing is reported as missing.',
    );
  }
  if (language.name !== 'English') {
    warnings.push(
      `The language of this document (${language.name}) is not supported. Only the terms that could be recognised with certainty are shown, and nothing is reported as missing; ask someone who knows the language to read the document.`,
    );
  }
  return warnings;
}
