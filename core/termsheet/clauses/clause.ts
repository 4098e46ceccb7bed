import type { DocumentType, Evidence, FindingNorm, Jurisdiction, RiskRating } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import type { DocumentSignals } from '../signals/document-signals.ts';
import type { ExitContext } from '../waterfall/cap-table-from-facts.ts';
import type { ClauseGroup, ClauseId } from './taxonomy.ts';

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

/** A clause as the document states it. */
export interface StatedClause {
  readonly status: ClauseStatus;
  readonly facts: Partial<TermSheetFacts>;
  readonly evidence: readonly Evidence[];
  readonly contradictions?: readonly Contradiction[];
}

/** A clause with what its own assessment needs beyond the facts; nobody else sees these details. */
export interface ClauseReading<Details> extends StatedClause {
  readonly details: Details;
}

/** What a clause says of the proceeds of a sale beyond the facts. */
export type ExitTerms = Pick<ExitContext, 'hasNoPreference' | 'dividendsCompound'>;

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
  /** Amber because a usual term leaves a detail unsaid: to be settled, but nothing that is worse than usual. */
  readonly isMinor?: true;
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
  /** Only where the clause decides more about a sale than its facts tell. */
  exitTerms?(reading: ClauseReading<Details>): ExitTerms;
}

/** What is known better than by the wordings of a clause. */
export interface Correction extends Pick<StatedClause, 'facts'> {
  readonly contradictions: readonly Contradiction[];
  /** The passages that state the facts, where they are others than the clause was read from. */
  readonly evidence?: readonly Evidence[];
  /** The facts follow from others of the document, so that nothing has to be checked. */
  readonly isBorneOut: boolean;
}

/** A clause that has been read and can be assessed once the whole document is known. */
export interface ExaminedClause {
  readonly clause: Clause;
  readonly reading: StatedClause;
  /** What the clause says of the proceeds of a sale beyond its facts; empty for most. */
  readonly exitTerms: ExitTerms;
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
    exitTerms: definition.exitTerms?.(clauseReading) ?? {},
    assess: (context) => definition.assess(clauseReading, context),
    corrected: ({ facts, contradictions, evidence = clauseReading.evidence, isBorneOut }) => {
      const { status: before } = clauseReading;
      const isSettled = before === 'absent' || (before === 'contradictory' && contradictions.length === 0);
      const status = isSettled ? 'present' : before;
      const other = { ...clauseReading, facts, contradictions, evidence, status };
      return isBorneOut ? examined(other) : { ...examined(other), isCorrected: true };
    },
  });
  return clause;
}
