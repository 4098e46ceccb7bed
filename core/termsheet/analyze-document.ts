import { failed, type Result, success } from '../result.ts';
import type { AnalysisDetail, Jurisdiction, TermSheetAnalysis } from './analysis.ts';
import { absenceGround } from './assessment/absence-ground.ts';
import { settleAbsences } from './assessment/absences.ts';
import { collectFacts } from './assessment/collect-facts.ts';
import { documentWarnings } from './assessment/document-warnings.ts';
import {
  contradictionFindings,
  correctedFinding,
  type PlacedFinding,
  placeFinding,
} from './assessment/finding.ts';
import { buildReport } from './assessment/report.ts';
import { withStatedIndependents } from './assessment/stated-independents.ts';
import { unreadBar } from './assessment/unread-bar.ts';
import { allClauses } from './clauses/all-clauses.ts';
import type { AssessmentContext, Clause, ExaminedClause } from './clauses/clause.ts';
import { examineClauses } from './clauses/own-heading.ts';
import { accountFor } from './coverage/account.ts';
import { withForeignSentences } from './coverage/foreign-sentences.ts';
import { allCrossChecks } from './cross-checks/all-cross-checks.ts';
import { followingFigures, withFollowing } from './cross-checks/following-figures.ts';
import { contradictedByLearned } from './cross-checks/learned-figures.ts';
import { withWholeRound } from './cross-checks/whole-round.ts';
import { deniedTerms } from './denials/denied-terms.ts';
import { withDenied } from './denials/with-denied.ts';
import type { TermSheetDocument } from './document/term-sheet-document.ts';
import { missingTerms } from './expected-terms/all-expected-terms.ts';
import { factsByName, type TermSheetFacts, unresolved } from './facts.ts';
import { type DocumentKind, documentKind, withoutTerms } from './kinds/document-kind.ts';
import { type DocumentLanguage, detectLanguage } from './kinds/language.ts';
import { statedTerms, statesDeal } from './kinds/states-deal.ts';
import { lawLimits } from './knowledge/law-limits.ts';
import { statedPlace } from './knowledge/law-places.ts';
import { createReading, type Reading } from './reading/reading.ts';
import type { Sentence } from './reading/sections.ts';
import { readSignals } from './signals/document-signals.ts';
import { withLearnedAccount } from './statements/account-by-likeness.ts';
import { addLearned } from './statements/add-learned.ts';
import { withAgreedRound } from './statements/agreed-round.ts';
import { doubtFigures } from './statements/doubt-figures.ts';
import { withDoubtedHarm } from './statements/doubt-harm.ts';
import { type Doubtful, doubtfulSentences, withDoubtful } from './statements/doubtful-sentences.ts';
import { type Likeness, likenessOf, readByLikeness } from './statements/read-by-likeness.ts';
import type { HarshPassage } from './statements/read-statements.ts';
import { withLearnedBoard } from './statements/seats/with-learned-board.ts';
import { withSecondOpinion } from './statements/second-opinion.ts';
import { withSettledRedFlags } from './statements/settling/red-flags.ts';
import type { StatementModel } from './statements/statement-model.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';

/** What a document is held against, and how much of the answer is wanted. */
export interface AnalysisOptions {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
}

/** What a document is read by. */
export interface AnalysisReaders {
  /** All of them, unless a measurement leaves some out. */
  readonly clauses?: readonly Clause[];
  /** Fills what the wordings leave open; without it, they are read alone. */
  readonly learned?: StatementModel | null;
}

/** Fewer than this in a language that is not supported, and the answer would be guesswork. */
const fewestFactsInOtherLanguages = 5;

/**
 * Analyses a document that has been read: pure and synchronous.
 * Fails with `not-a-term-sheet` or `unsupported-language` where there is no deal to analyse.
 *
 * @example analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' })
 */
export function analyzeDocument(
  given: TermSheetDocument,
  options: AnalysisOptions,
  { clauses: read = allClauses, learned = null }: AnalysisReaders = {},
): Result<TermSheetAnalysis, TermSheetFailure> {
  const whole = createReading(given);
  const language = detectLanguage(whole.text);
  const isEnglish = language.name === 'English';
  const likeness = isEnglish && learned ? likenessOf(learned) : null;
  const { reading, kind, isFamiliar } = likeness
    ? readByLikeness(whole, likeness)
    : { reading: whole, kind: documentKind(whole), isFamiliar: false };
  // What is unlike everything that was learned from is read by its wordings, and likeness only adds to them.
  const opinions = isFamiliar ? likeness : null;
  const { document } = reading;
  if (kind.type === 'not-a-term-sheet') return refusal(kind, language);
  const byClause = examineClauses(read, kind.type, reading);
  const beyondType = read.filter((clause) => byClause.every((one) => one.clause !== clause));
  const denied = deniedTerms(reading);
  const complete = (clausesRead: readonly ExaminedClause[]) => {
    const stated = withDenied(collectFacts(clausesRead), denied);
    const additions = likeness
      ? addLearned(
          likeness.model,
          { reading, examined: clausesRead, beyondType, facts: stated, isFamiliar },
          likeness.judge,
        )
      : { facts: stated, findings: [], passages: [], agreed: [], believed: new Set<Sentence>() };
    return { examined: withAgreedRound(clausesRead, reading, additions.agreed), facts: stated, additions };
  };
  const first = complete(opinions ? withOpinions(byClause, reading, opinions) : byClause);
  const settledRound = withWholeRound(first.examined, first.additions.facts, reading);
  const { examined, facts, additions } = settledRound === first.examined ? first : complete(settledRound);
  const following = followingFigures(additions.facts, reading);
  if (!isEnglish && countStated(facts) < fewestFactsInOtherLanguages) return unsupported(language);
  if (kind.isUnlikely && !statesDeal(reading, facts)) return refusal(kind, language);
  const signals = readSignals(reading);
  const { jurisdiction } = options;
  const isExtract = kind.isExtract === true;
  const isUnsure = kind.isUnsure === true || kind.isUnlikely === true;
  // What an extract does not say may stand elsewhere; what a language that is not supported does not say cannot
  // be told from what was not understood.
  const isWholeAndUnderstood = isEnglish && !isExtract;
  const context: AssessmentContext = { jurisdiction, documentType: kind.type, facts, signals };
  const input = { reading, facts, signals, examined, jurisdiction, documentType: kind.type };
  const checks = allCrossChecks.flatMap((check) => check(input));
  const byClauses = accountFor(reading, examined, [
    ...checks.flatMap(({ assessment }) => assessment.evidence ?? []),
    ...(signals.eisPromise ? [signals.eisPromise] : []),
    ...[...denied, ...following].map(({ sentence }) => reading.evidence(sentence)),
  ]);
  const byWordings = isEnglish ? withForeignSentences(byClauses) : byClauses;
  const ground = absenceGround(byWordings);
  const stated: PlacedFinding[] = [
    ...examined.flatMap((clause) => clauseFindings(clause, context)),
    ...checks.map(({ clause, assessment }) => ({
      ...placeFinding(clause, assessment),
      isReckoned: true as const,
    })),
    ...missingTerms(input),
  ];
  const doubted = opinions ? withDoubtedHarm(stated, reading, opinions.judge, opinions.model.harm) : stated;
  const settled = settleAbsences(doubted, examined, ground);
  const findings = withSettledRedFlags(
    withAdditions(settled, [
      ...additions.findings,
      ...(likeness ? contradictedByLearned(input, checks, additions) : []),
    ]),
    opinions?.model.settling.redFlags ?? null,
    {
      reading,
      clauses: read,
      passages: additions.passages,
      facts,
      heard: additions.facts,
      denied: deniedClauses(examined),
    },
  );
  const doubtful = opinions ? doubtsAbout(reading, opinions, additions.passages, findings) : null;
  const heard = likeness
    ? withLearnedAccount(byWordings, reading, likeness.judge, additions.believed)
    : byWordings;
  const account = doubtful ? withDoubtful(heard, doubtful, findings) : heard;
  // Words of investing without a single term, as in the life of somebody who invests.
  const statesNothing =
    statedTerms(additions.facts) === 0 &&
    findings.every(({ finding: { evidence, uncertain, by } }) => !evidence || (uncertain && by !== 'model'));
  if (statesNothing && !kind.isFormal) return refusal({ ...kind, seemsToBe: withoutTerms }, language);
  const contradictions =
    checks.filter(({ isContradiction }) => isContradiction).length +
    examined.reduce((sum, clause) => sum + (clause.reading.contradictions?.length ?? 0), 0);
  return success(
    buildReport({
      document,
      options,
      context: {
        ...context,
        facts: withStatedIndependents(withFollowing(additions.facts, following), findings),
      },
      examined,
      findings: isWholeAndUnderstood
        ? findings
        : findings.filter(({ finding }) => finding.evidence !== undefined),
      learned: findings.filter(({ finding }) => finding.by === 'model').length,
      contradictions,
      warnings: documentWarnings(document.warnings, jurisdiction, signals, {
        language,
        isExtract,
        isUnsure,
        statesLaw: statedPlace(facts.governingLaw) !== null,
        lawLimits: lawLimits(facts.governingLaw, jurisdiction),
      }),
      isFullyUnderstood: isEnglish,
      isExtract,
      isUnsure,
      account,
      unread: unreadBar({ findings: settled, account: byWordings, doubtful }),
      ground,
      notes: reading.notes,
      proposals: account.sentences.filter(
        ({ kind, sentence }) => kind === 'read' && reading.isProposal(sentence),
      ).length,
    }),
  );
}

/** The clauses as the learned reader sees them: figures that it is surer of, and the seats of the board. */
function withOpinions(
  examined: readonly ExaminedClause[],
  reading: Reading,
  { judge, model }: Likeness,
): readonly ExaminedClause[] {
  return withLearnedBoard(withSecondOpinion(examined, reading, model, judge), reading, model.seats);
}

/** The sentences that may harm founders, though no finding says so. */
function doubtsAbout(
  reading: Reading,
  { judge, model }: Likeness,
  passages: readonly HarshPassage[],
  placed: readonly PlacedFinding[],
): Doubtful {
  const findings = placed.map(({ finding }) => finding);
  return doubtfulSentences(model.doubt, doubtFigures({ reading, judge, passages, findings }));
}

/** What is said to be missing, or not to be readable, is neither where a passage about it was found after all. */
function withAdditions(
  findings: readonly PlacedFinding[],
  additions: readonly PlacedFinding[],
): readonly PlacedFinding[] {
  const found = new Set(additions.map(({ finding }) => finding.id));
  const red = new Set(findings.flatMap(({ finding }) => (finding.rating === 'Red' ? [finding.id] : [])));
  return [
    ...findings.filter(({ finding }) => (finding.evidence && !finding.uncertain) || !found.has(finding.id)),
    // A clause that is Red by its wording needs no second warning.
    ...additions.filter(({ finding }) => !(finding.uncertain && red.has(finding.id))),
  ];
}

function clauseFindings(examined: ExaminedClause, context: AssessmentContext): PlacedFinding[] {
  return [
    ...contradictionFindings(examined),
    ...examined
      .assess(context)
      .map((assessment) => placeFinding(examined.clause, assessment, examined.reading.evidence))
      .map((placed) => (examined.isCorrected && placed.finding.evidence ? correctedFinding(placed) : placed))
      .map((placed) => (isSilent(examined, placed) ? { ...placed, isAbsence: true as const } : placed)),
  ];
}

/** The clauses of which the wordings have read that there is no such term. */
function deniedClauses(examined: readonly ExaminedClause[]): ReadonlySet<string> {
  return new Set(
    examined.flatMap(({ clause, reading }) => (reading.status === 'present-and-none' ? [clause.id] : [])),
  );
}

/** A clause that the document does not speak of, and a finding that says so. */
function isSilent({ reading }: ExaminedClause, { finding }: PlacedFinding): boolean {
  return reading.status === 'absent' && finding.evidence === undefined;
}

function refusal(kind: DocumentKind, language: DocumentLanguage): Result<never, TermSheetFailure> {
  if (language.name !== 'English' && !kind.isCertain) return unsupported(language);
  return failed({
    code: 'not-a-term-sheet',
    message: `This does not look like a term sheet: it seems to be ${kind.seemsToBe ?? 'something else'}. Please provide the term sheet, heads of terms, SAFE or convertible note itself.`,
  });
}

function unsupported(language: DocumentLanguage): Result<never, TermSheetFailure> {
  return failed({
    code: 'unsupported-language',
    message: `The language of this document (${language.name}) is not supported. Please provide an English version.`,
  });
}

function countStated(facts: TermSheetFacts): number {
  return [...factsByName(facts).values()].filter((value) => value !== null && value !== unresolved).length;
}
