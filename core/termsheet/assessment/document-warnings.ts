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
  /** Its terms are like those of an offer; its words do not say that it is one. */
  readonly isUnsure: boolean;
  /** Whether it states a governing law that we know the place of, which then decides on notes and figures. */
  readonly statesLaw: boolean;
  /** What is not known of the place whose law it states. */
  readonly lawLimits: string | null;
}

/** What the reader of a report must know before relying on it. */
export function documentWarnings(
  fromReader: readonly string[],
  jurisdiction: Jurisdiction,
  signals: DocumentSignals,
  { language, isExtract, isUnsure, statesLaw, lawLimits }: DocumentTraits,
): string[] {
  const warnings = [...fromReader];
  const { statedJurisdiction } = signals;
  if (statedJurisdiction && statedJurisdiction !== jurisdiction) {
    const points = `The document points to ${names[statedJurisdiction]}, but we checked it against ${names[jurisdiction]}.`;
    warnings.push(
      statesLaw
        ? `${points} Points of law and market figures follow the law that it states; choose the other jurisdiction to judge its colours and missing terms by that law too.`
        : `${points} Choose the other jurisdiction to see its law and norms.`,
    );
  }
  if (lawLimits) warnings.push(lawLimits);
  if (isExtract) {
    warnings.push(
      'This is part of a term sheet, not the whole. We judge only the terms in it: the overall risk is that of these terms, and we report nothing as missing.',
    );
  }
  if (isUnsure) {
    warnings.push(
      'We are not sure that this is an offer to invest: we read it as one because it states terms of a round. Check that somebody is really offering you these terms.',
    );
  }
  if (language.name !== 'English') {
    warnings.push(
      `The language of this document (${language.name}) is not supported. We show only the terms that we recognise with certainty, and report nothing as missing; ask someone who knows the language to read the document.`,
    );
  }
  return warnings;
}
