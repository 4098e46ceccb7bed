/** The four systems that a description is ranked in. */
export const codeSystems = ['sic', 'naics', 'isic', 'cpv'] as const;
export type CodeSystem = (typeof codeSystems)[number];

/** What a classification answers in: the ranked systems, and UK SIC 2007, chosen with the class of ISIC it lies in. */
export const answerSystems = [...codeSystems, 'ukSic'] as const;
export type AnswerSystem = (typeof answerSystems)[number];

/** Every system with a table, UK SIC 2007 included, which helps with British words and can be looked up. */
export const taxonomySystems = ['sic', 'naics', 'isic', 'cpv', 'uksic'] as const;
export type TaxonomySystem = (typeof taxonomySystems)[number];

/** How the systems are written for people: on the page, in the API request and on the command line. */
export const codeTypes = ['SIC', 'NAICS', 'ISIC', 'CPV'] as const;
export type CodeType = (typeof codeTypes)[number];

/** What a code that a visitor has may be: one of the four, or one of the European and British versions of ISIC. */
export const existingCodeTypes = [...codeTypes, 'UKSIC', 'NACE'] as const;
export type ExistingCodeType = (typeof existingCodeTypes)[number];

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
  /** The chance that this code is right, 0 to 1. */
  readonly score?: number;
  /** The words and official index terms that led here. */
  readonly matched?: readonly string[];
  readonly path?: readonly CodePathStep[];
  readonly via?: 'search' | 'concordance' | 'model';
}

export type CodeSuggestions = Readonly<Record<AnswerSystem, readonly CodeSuggestion[]>>;

/** An answer to a question that an earlier classification asked, both by their ids. */
export interface Clarification {
  readonly question: string;
  readonly option: string;
}

/** What a visitor hands in: a description, a code, or both, and answers to what was asked before. */
export interface ClassificationRequest {
  readonly businessDescription?: string;
  readonly existingCode?: { readonly type: ExistingCodeType; readonly code: string };
  readonly clarifications?: readonly Clarification[];
}

/** A question whose answer decides between the leading codes. */
export interface ClarifyingQuestion {
  readonly id: string;
  readonly text: string;
  /** The most likely first. */
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    /** The first code of each system after this answer. */
    readonly leadsTo: Readonly<Partial<Record<AnswerSystem, string>>>;
    /** The title of the NAICS code that it leads to. */
    readonly title?: string;
  }[];
}

/** One of two real activities in a description, with the codes of it alone. */
export interface DescribedActivity {
  /** In the words of the description. */
  readonly label: string;
  readonly suggestions: CodeSuggestions;
}

/** The answer to a classification request. */
export interface Classification {
  /** 0 to 1 and calibrated: of the answers given near 0.8 about 80% have the right code first. */
  readonly confidence: number;
  /** The same for each system alone. */
  readonly confidences?: Readonly<Partial<Record<AnswerSystem, number>>>;
  readonly reasoning: string;
  /** Best first, at most five a system. */
  readonly suggestions: CodeSuggestions;
  /** At most five more a system. */
  readonly alternativeOptions?: CodeSuggestions;
  /** Where the words do not decide and one answer would. */
  readonly question?: ClarifyingQuestion;
  /** Where the description holds two real activities, the main one first; absent where it holds one. */
  readonly activities?: readonly DescribedActivity[];
  /** The language of the description where it is not English, by its two letters. */
  readonly language?: string;
  readonly engine: { readonly provider: string; readonly model?: string; readonly fallback?: string };
}

/** Why a request could not be classified. The user can mend every one of these. */
export interface ClassificationFailure {
  readonly code: 'input-required' | 'invalid-input' | 'unknown-code';
  readonly message: string;
}
