/** The four systems that a classification answers in. */
export const codeSystems = ['sic', 'naics', 'isic', 'cpv'] as const;
export type CodeSystem = (typeof codeSystems)[number];

/** Every system with a table, UK SIC 2007 included, which helps with British words and can be looked up. */
export const taxonomySystems = ['sic', 'naics', 'isic', 'cpv', 'uksic'] as const;
export type TaxonomySystem = (typeof taxonomySystems)[number];

/** How the systems are written for people: on the page, in the API request and on the command line. */
export const codeTypes = ['SIC', 'NAICS', 'ISIC', 'CPV'] as const;
export type CodeType = (typeof codeTypes)[number];

/** A step of the way from the top of a table down to a code. */
export interface CodePathStep {
  readonly code: string;
  readonly title: string;
}

/** One code that exists in its official table, under exactly this title. CPV codes carry their check digit. */
export interface CodeSuggestion {
  readonly code: string;
  readonly title: string;
  readonly description?: string;
  /** 0 to 1, comparable within one list only. */
  readonly score?: number;
  /** The words and official index terms that led here. */
  readonly matched?: readonly string[];
  readonly path?: readonly CodePathStep[];
  readonly via?: 'search' | 'concordance' | 'model';
}

export type CodeSuggestions = Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>;

/** What a visitor hands in: a description, a code, or both. */
export interface ClassificationRequest {
  readonly businessDescription?: string;
  readonly existingCode?: { readonly type: CodeType; readonly code: string };
}

/** The answer to a classification request. */
export interface Classification {
  /** 0 to 1 and calibrated: of the answers given near 0.8 about 80% have the right code first. */
  readonly confidence: number;
  readonly reasoning: string;
  /** Best first, at most five a system. */
  readonly suggestions: CodeSuggestions;
  /** At most five more a system. */
  readonly alternativeOptions?: CodeSuggestions;
  readonly engine: { readonly provider: string; readonly model?: string; readonly fallback?: string };
}

/** Why a request could not be classified. The user can mend every one of these. */
export interface ClassificationFailure {
  readonly code: 'input-required' | 'invalid-input' | 'unknown-code';
  readonly message: string;
}
