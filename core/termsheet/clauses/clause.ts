import type { DocumentType, Evidence, FindingNorm, Jurisdiction, RiskRating } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import type { DocumentSignals } from '../signals/document-signals.ts';

/** Clause codes: economic terms E01 to E14, governance G01 to G14, founder restrictions F01 to F10. */
export type ClauseId = `${'E' | 'G' | 'F'}${number}`;

/** The section of the report that a clause belongs to. */
export type ClauseGroup = 'economic' | 'governance' | 'founder';

/**
 * What a document says about a clause. `present-and-none` is an answer ("not redeemable"), `absent` is
 * silence, `unresolved` a blank or alternatives, `contradictory` two statements that cannot both hold.
 */
export type ClauseStatus = 'present' | 'present-and-none' | 'absent' | 'unresolved' | 'contradictory';

/** Two statements of the document that cannot both hold; always a Red finding of its clause. */
export interface Contradiction {
  /** A sentence for the founder that names both statements. */
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** A clause as the document states it. `details` are what the clause's own assessment needs beyond the facts. */
export interface ClauseReading<Details> {
  readonly status: ClauseStatus;
  readonly facts: Partial<TermSheetFacts>;
  readonly evidence: readonly Evidence[];
  readonly details: Details;
  readonly contradictions?: readonly Contradiction[];
}

/** What an assessment may look at beside its own clause. */
export interface AssessmentContext {
  readonly jurisdiction: Jurisdiction;
  readonly documentType: DocumentType;
  /** The facts of the whole document. */
  readonly facts: TermSheetFacts;
  readonly signals: DocumentSignals;
}

/** One finding on a clause, before it is put into a report. */
export interface Assessment {
  readonly rating: RiskRating;
  /** Plain sentence with the document's own figures. */
  readonly risk: string;
  /** Names the change to ask for, or says that none is needed. */
  readonly recommendation: string;
  readonly jurisdictionalNote?: string;
  readonly norm?: FindingNorm;
  /** Defaults to the evidence of the clause. */
  readonly evidence?: readonly Evidence[];
  /** Shown instead of the clause's name. */
  readonly title?: string;
  /** The document lacks what the market expects: the finding goes under "Missing Clauses". */
  readonly isMissing?: true;
}

/** One clause of the taxonomy, as its file states it. */
export interface ClauseDefinition<Details> {
  readonly id: ClauseId;
  /** Name as a founder would look for it. */
  readonly name: string;
  readonly group: ClauseGroup;
  /** Kinds of document in which the clause is read and expected. */
  readonly appliesTo: readonly DocumentType[];
  /** Must not depend on the jurisdiction: what a document says is the same everywhere. */
  read(reading: Reading): ClauseReading<Details>;
  /** Empty where there is nothing to say, as for an absent clause that nobody misses. */
  assess(reading: ClauseReading<Details>, context: AssessmentContext): readonly Assessment[];
}

/** What is known better than by the wordings of a clause. */
export interface Correction extends Pick<ClauseReading<unknown>, 'facts'> {
  readonly contradictions: readonly Contradiction[];
  /** The passages that state the facts, where they are others than the clause was read from. */
  readonly evidence?: readonly Evidence[];
  /** The facts follow from others of the document, so that nothing has to be checked. */
  readonly isBorneOut: boolean;
}

/** A clause that has been read and can be assessed once the whole document is known. */
export interface ExaminedClause {
  readonly clause: Clause;
  readonly reading: ClauseReading<unknown>;
  /** The learned reader was surer of another value, so that the findings have to be checked. */
  readonly isCorrected?: true;
  assess(context: AssessmentContext): readonly Assessment[];
  /** The clause with other facts, and with those of its contradictions that are left. */
  corrected(correction: Correction): ExaminedClause;
}

/** A clause with its details hidden, so that all clauses fit one list. */
export interface Clause {
  readonly id: ClauseId;
  readonly name: string;
  readonly group: ClauseGroup;
  readonly appliesTo: readonly DocumentType[];
  examine(reading: Reading): ExaminedClause;
}

/** Makes a clause for the registry out of its definition. */
export function defineClause<Details>(definition: ClauseDefinition<Details>): Clause {
  const { id, name, group, appliesTo } = definition;
  const clause: Clause = {
    id,
    name,
    group,
    appliesTo,
    examine: (reading) => examined(definition.read(reading)),
  };
  const examined = (clauseReading: ClauseReading<Details>): ExaminedClause => ({
    clause,
    reading: clauseReading,
    assess: (context) => definition.assess(clauseReading, context),
    corrected: ({ facts, contradictions, evidence = clauseReading.evidence, isBorneOut }) => {
      const isSettled = clauseReading.status === 'contradictory' && contradictions.length === 0;
      const status = isSettled ? 'present' : clauseReading.status;
      const other = { ...clauseReading, facts, contradictions, evidence, status };
      return isBorneOut ? examined(other) : { ...examined(other), isCorrected: true };
    },
  });
  return clause;
}
