import { type FactRow, factTable } from './fact-table.ts';

/** Blank, alternatives or a contradiction: the document names the term and does not settle it. */
export const unresolved = 'unresolved';
export type Unresolved = typeof unresolved;

/** A term as the document states it; `null` where it says nothing. */
export type Fact<Value> = Value | Unresolved | null;

type Table = typeof factTable;

/** A fact by its path in the facts: board seats stand as `board.total` and so on. */
export type FactName = keyof Table;

/** What a fact holds. */
export type FactValue = Fact<number | string | boolean>;

/** The facts of one kind. */
export type FactsHolding<Kind extends FactRow['holds']> = {
  [Name in FactName]: Table[Name]['holds'] extends Kind ? Name : never;
}[FactName];

/** What a row of the table says that a settled fact holds. */
type Holds<Row extends FactRow> = Row extends { readonly of: readonly (infer Word)[] }
  ? Word
  : Row extends { readonly holds: 'yes-or-no' }
    ? boolean
    : Row extends { readonly holds: 'words' }
      ? string
      : number;

/** What a fact holds where the document settles it. */
export type Settles<Name extends FactName> = Holds<Table[Name]>;

const seatPrefix = 'board.';
/** Seats of one board stand together in an object. */
type SeatName = Extract<FactName, `${typeof seatPrefix}${string}`>;
type SeatsOf<Name> = Name extends `${typeof seatPrefix}${infer Side}` ? Side : never;

/** Seats of the board after closing. */
export type BoardFacts = {
  readonly [Name in keyof Table as SeatsOf<Name>]: Fact<Holds<Table[Name]>>;
};

type StatedFacts = {
  readonly [Name in keyof Table as Exclude<Name, SeatName>]: Fact<Holds<Table[Name]>>;
};

/**
 * The terms of a document in one vocabulary. Money is in units of `currency`, percentages are numbers from
 * 0 to 100. Where a label and the mechanics under it differ, the mechanics are given.
 */
export interface TermSheetFacts extends StatedFacts {
  readonly board: BoardFacts;
}

/** Every fact, in the order of the table. */
export const factNames = Object.keys(factTable) as readonly FactName[];

/** The row of a fact. */
export function rowOf(fact: FactName): FactRow & { readonly given?: FactName } {
  return factTable[fact];
}

/** The facts of one kind, in the order of the table. */
export function factsHolding<Kind extends FactRow['holds']>(kind: Kind): readonly FactsHolding<Kind>[] {
  return factNames.filter((fact): fact is FactsHolding<Kind> => rowOf(fact).holds === kind);
}

/** The value of a fact; what an older or partial answer leaves out is not stated. */
export function factValue(facts: Partial<TermSheetFacts>, fact: FactName): FactValue {
  return isSeat(fact) ? (facts.board?.[sideOf(fact)] ?? null) : (facts[fact] ?? null);
}

/** The value of every fact under its name, in the order of the table. */
export function factsByName(facts: TermSheetFacts): ReadonlyMap<string, FactValue> {
  return new Map(factNames.map((fact) => [fact, factValue(facts, fact)]));
}

/** Facts with other values put in. */
export function withFacts(
  facts: TermSheetFacts,
  values: Iterable<readonly [fact: FactName, value: FactValue]>,
): TermSheetFacts {
  const board: Record<string, FactValue> = { ...facts.board };
  const others: Record<string, FactValue> = {};
  for (const [fact, value] of values) {
    if (isSeat(fact)) board[sideOf(fact)] = value;
    else others[fact] = value;
  }
  return { ...facts, ...others, board: board as BoardFacts };
}

/** Something for every fact, in the shape in which an analysis answers them. */
type EachFact<Thing> = { readonly [Name in keyof StatedFacts]: Thing } & {
  readonly board: { readonly [Side in keyof BoardFacts]: Thing };
};

/** Makes something for every fact. Keys come in the order of the table. */
export function forEachFact<Thing>(make: (fact: FactName) => Thing): EachFact<Thing> {
  const board = Object.fromEntries(factNames.filter(isSeat).map((seat) => [sideOf(seat), make(seat)]));
  return Object.fromEntries(
    factNames.map((fact) => (isSeat(fact) ? ['board', board] : [fact, make(fact)])),
  ) as EachFact<Thing>;
}

/** Facts of a document that says nothing. */
export const noFacts: TermSheetFacts = forEachFact(() => null);

/** Whether a fact counts seats of the board. */
export function isSeat(fact: FactName): fact is SeatName {
  return fact.startsWith(seatPrefix);
}

function sideOf(seat: SeatName): keyof BoardFacts {
  return seat.slice(seatPrefix.length) as keyof BoardFacts;
}
