import type { BoardFacts, Fact } from '../../facts.ts';
import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isDefinition } from '../../reading/definition.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import type { Reading } from '../../reading/reading.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Section, Sentence } from '../../reading/sections.ts';
import { partiesOf } from '../parties.ts';
import { type SeatStatement, seatStatements } from './board-seats.ts';
import { describedBoard } from './described-governance-terms.ts';
import { type ListedBoard, listedBoards } from './listed-board.ts';
import { isPickedByInvestors, type SeatParty } from './seat-party.ts';

/** The board after closing, as far as the document settles it. */
export interface BoardComposition {
  readonly facts: BoardFacts;
  readonly hasChiefExecutiveSeat: boolean;
  readonly hasObserver: boolean;
  /** The investors alone choose an independent. */
  readonly investorsPickIndependent: boolean;
  /** Seats that the document gives to named sides add up to more than its size. */
  readonly exceedsTotal: boolean;
  readonly sentences: readonly Sentence[];
  readonly supporting: readonly Sentence[];
}

/** What a board is looked for by. */
export const boardTopic = alsoDescribed(describedBoard, {
  titles: anyOf(
    /(?<!\b(?:for|to) (?:your|the|our) )\bboard\b|^governance$|comit\u00e9/i,
    /strategic committee|supervisory (?:board|committee)|^(?:\d|one|two|three|four) seats?$/i,
    /\bdirectors?\b|\bbeirat|aufsichtsrat|verwaltungsrat|conseil|board composition/i,
  ),
  words: anyOf(
    /\b(?:shall|will) be members\b/i,
    /\b(?:appoint|elect|nominate)s?\b(?: and remove)? (?:one|two|three|a) members?\b/i,
    /\b(?:suggest|propose|envisage)s?\b[^.;]{0,20}\b(?:places|seats)\b/i,
    /\bboard\b[^.;]{0,30}\bnumbers?\b/i,
    /\b(?:strategic|supervisory) (?:committee|board)\b[^.;]{0,60}\b(?:members|consist|compris|compos)/i,
    /\b(?:board|directors?)\b[^.;]{0,80}\b(?:consist|compris|compos|appoint|designat|elect|nominat|seat|members?)/i,
    /\b(?:appoint|designat|elect|nominat)\w*[^.;]{0,60}\b(?:directors?|board)\b|\bboard seats?\b/i,
    /\b(?:founder|investor) directors?\b/i,
  ),
  except: anyOf(
    /observer|matters|approval|protective|reserved|veto|consent|insurance|d&o|expenses|fees/i,
    /definitions|drag|information|pay-?to-?play|redemption|conditions|vesting|leaver|indemni/i,
    /remuneration|voting rights|dividend|committee|conversion|anti-?dilution|exclusiv|no-?shop/i,
    /confidential/i,
  ),
});

type Candidate = SeatStatement & { readonly sentence: Sentence };

/** Reads the seats of each side. */
export function readBoard(reading: Reading): BoardComposition {
  const scope = scopeOf(reading, boardTopic);
  // A label may state the size itself ("Five members: …"); the heading of the section says nothing.
  const sentences = ofOneBoard(scope.sentences).filter(
    (sentence) =>
      !isDefinition(sentence.text) &&
      (!sentence.isLabel ||
        !boardTopic.titles.test(sentence.section?.title ?? '') ||
        /\d|\b(?:three|four|five|six|seven)\b/i.test(sentence.text)),
  );
  const parties = partiesOf(reading);
  const statements: Candidate[] = joinCounts(sentences).flatMap((sentence) =>
    seatStatements(sentence.text, sentence.section?.title ?? '', parties).map((statement) => ({
      ...statement,
      seats: reading.isAlternative(sentence) ? unresolved : statement.seats,
      sentence,
    })),
  );
  const counting = new Set(statements.map(({ sentence }) => sentence));
  const listed = listedBoards(reading.sentences, boardTopic.titles, parties).map((list) =>
    statementsOf(list, statements),
  );
  const main = mostSettled([...listed, mainStatements(statements)]);
  const seatsOf = (party: SeatParty) => main.filter((statement) => statement.party === party);
  const total = largest(seatsOf('total'));
  const facts = openTogether(
    main,
    settled(
      {
        total,
        founders: combined(seatsOf('founders'), total),
        investors: combined(seatsOf('investors'), total),
        independent: combined(seatsOf('independent'), total),
      },
      combined(seatsOf('other'), total),
    ),
  );
  const named = [facts.founders, facts.investors, facts.independent].reduce<number>(
    (sum, seats) => sum + (typeof seats === 'number' ? seats : 0),
    0,
  );
  return {
    facts,
    hasChiefExecutiveSeat: seatsOf('executive').length > 0,
    hasObserver: statements.some((statement) => statement.party === 'observer'),
    // Who picks them may stand in a sentence of its own, behind the one that counts the seats.
    investorsPickIndependent:
      seatsOf('independent').some((statement) => statement.isPickedByInvestors) ||
      sentences.some((one) => !counting.has(one) && isPickedByInvestors(one.text, parties)),
    exceedsTotal: typeof facts.total === 'number' && named > facts.total,
    sentences,
    supporting: main.map((statement) => statement.sentence),
  };
}

const supervisoryBoard = /\bsupervisory (?:board|committee)\b|aufsichtsrat|raad van commissarissen/i;
const managementBoard = /\b(?:management|executive) board\b|\bvorstand\b|\bmanaging directors?\b/i;

/** Where a board supervises another, its seats are the ones that count: those who manage sit on neither side of it. */
function ofOneBoard(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(({ text }) => supervisoryBoard.test(text))) return sentences;
  return sentences.filter(({ text }) => supervisoryBoard.test(text) || !managementBoard.test(text));
}

const countLabel =
  /^\W*(?:\d{1,2}\.\s)?(?:board(?: of directors)?\s?-\s)?(?:(?:not (?:to )?exceed(?:ing)?|up to|at most|maximum(?: of)?|fixed at) )?(?:\d|one|two|three|four|five|six|seven)\b[^:]{0,40}:\s*$/i;

const seatsOfSide = /^\W*(\d|one|two|three|four|five) (?:seats?|directors?):$/i;
const anyNumber = /\b(?:\d|one|two|three|four|five|an?)\b/i;

/** "2 seats: Series B designees" is two of them; "5 seats: two founders, …" is the size of the board. */
function countOf(label: string, after: string): string {
  const ofSide = anyNumber.test(after) ? null : seatsOfSide.exec(label.trimEnd());
  if (ofSide) return ofSide[1] ?? '';
  return label.trimEnd().replace(/^\W*(?:\d{1,2}\.\s)?board(?: of directors)?\s?-\s/i, '');
}

/** "2 seats: the Founders": the label has the number and the text after it the side. */
function joinCounts(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const label = sentences[index - 1];
    if (label?.isLabel && countLabel.test(label.text) && sentence.start - label.end < 3) {
      joined.pop();
      joined.push({
        ...sentence,
        text: `${countOf(label.text, sentence.text)} ${sentence.text}`,
        section: label.section?.parent ?? null,
      });
    } else joined.push(sentence);
  }
  return joined;
}

/** A document may return to the board elsewhere; the section that seats most sides describes it. */
function mainStatements(statements: readonly Candidate[]): Candidate[] {
  const groups = new Map<Section | null, Candidate[]>();
  for (const statement of statements) {
    const key = outermostBoardSection(statement.sentence);
    const group = groups.get(key);
    if (group) group.push(statement);
    else groups.set(key, [statement]);
  }
  const weight = (group: readonly Candidate[]) =>
    new Set(group.filter(({ party }) => party !== 'observer').map(({ party }) => party)).size;
  const ranked = [...groups.values()].sort((left, right) => weight(right) - weight(left));
  const [best = [], ...others] = ranked;
  const seated = new Set(best.map(({ party }) => party));
  const missing = others.flat().filter(({ party }) => !seated.has(party));
  const found = [...best, ...missing];
  // One number of one side is a seat only where a seat is spoken of.
  const isOne = new Set(found.map(({ party }) => party)).size === 1;
  return isOne
    ? found.filter(({ sentence: { text, section } }) => seatWord.test(`${section?.title}: ${text}`))
    : found;
}

const seatWord =
  /\b(?:board|directors?|seats?|chairs?|nominees?|members?|places?|table|beirat|council|committee)\b/i;

const seated = ['total', 'founders', 'investors', 'independent'] as const;

/** The list may be read again in a label or a summary: of several accounts, the first that settles most. */
function mostSettled(accounts: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const settles = (account: readonly Candidate[]) =>
    seated.filter((side) => account.some(({ party, seats }) => party === side && seats !== unresolved))
      .length;
  return [...accounts].sort((left, right) => settles(right) - settles(left))[0] ?? [];
}

/** A list says the same in each sentence that it goes through. */
function statementsOf({ seats, sentences }: ListedBoard, others: readonly Candidate[]): Candidate[] {
  return sentences.flatMap((sentence) =>
    seated.flatMap((party) => {
      const count = seats[party];
      const isPickedByInvestors =
        party === 'independent' && others.some((one) => one.sentence === sentence && one.isPickedByInvestors);
      return count === null ? [] : [{ party, seats: count, text: party, isPickedByInvestors, sentence }];
    }),
  );
}

function outermostBoardSection({ section }: Sentence): Section | null {
  let found = section;
  for (let current = section; current; current = current.parent) {
    if (boardTopic.titles.test(current.title)) found = current;
  }
  return found;
}

function largest(statements: readonly Candidate[]): Fact<number> {
  const firm = statements.flatMap(({ seats }) => (typeof seats === 'number' ? [seats] : []));
  if (firm.length > 0) return Math.max(...firm);
  return statements.length > 0 ? unresolved : null;
}

/** Several seats of one side add up, unless that overfills the board: then they are the same seats said twice. */
function combined(statements: readonly Candidate[], total: Fact<number>): Fact<number> {
  const said = new Set<string>();
  const distinct = statements.filter(({ text }) => {
    const isFirst = !said.has(text.trim());
    said.add(text.trim());
    return isFirst;
  });
  // More than the board has are no seats: "there are eight [matters]" counts something else.
  const most = typeof total === 'number' ? total : Number.POSITIVE_INFINITY;
  const firm = distinct.flatMap(({ seats }) => (typeof seats === 'number' && seats <= most ? [seats] : []));
  if (distinct.some(({ seats }) => seats === unresolved)) return unresolved;
  if (firm.length === 0) return null;
  const sum = firm.reduce((left, right) => left + right, 0);
  return typeof total === 'number' && sum > total ? Math.max(...firm) : sum;
}

/**
 * What follows from the size: who fills all the seats that founders and independents leave is an investor, whatever
 * it is called, and where founders and investors fill the board nobody else sits on it.
 */
function settled(facts: BoardFacts, others: Fact<number>): BoardFacts {
  const { total, founders, investors, independent } = facts;
  if (typeof total !== 'number' || typeof founders !== 'number') return facts;
  const left = total - founders - (typeof independent === 'number' ? independent : 0);
  const seated = investors === null && left > 0 && others === left ? others : investors;
  const isFull = independent === null && typeof seated === 'number' && founders + seated === total;
  return { ...facts, investors: seated, independent: isFull ? 0 : independent };
}

/** In a form whose seats are mostly blank nothing about the board is settled. */
function openTogether(statements: readonly Candidate[], facts: BoardFacts): BoardFacts {
  const open = statements.filter(({ seats }) => seats === unresolved).length;
  const firm = statements.filter(({ seats, party }) => seats !== unresolved && party !== 'executive').length;
  if (open < 2 || firm > 0) return facts;
  const orOpen = (seats: Fact<number>): Fact<number> => seats ?? unresolved;
  return {
    total: orOpen(facts.total),
    founders: orOpen(facts.founders),
    investors: orOpen(facts.investors),
    independent: orOpen(facts.independent),
  };
}
