import type { ClauseFinding } from '../analysis.ts';
import type { BetterSide, ChangedFinding, ComparedExit, TermSheetComparison } from '../compare/comparison.ts';
import { type Block, heading, labelled, list, paragraph, table } from './block.ts';
import { legalDisclaimer } from './report.ts';
import { moneyFormatter } from './short-money.ts';

/** What the two documents are called, such as their file names. */
export interface ComparedNames {
  readonly first: string;
  readonly second: string;
}

/** A comparison without a layout: the answer, the facts that differ, the findings, the payouts. */
export function comparisonBlocks(comparison: TermSheetComparison, names: ComparedNames): readonly Block[] {
  const { findings } = comparison;
  const ofOneSide = (title: string, list: readonly ClauseFinding[]) =>
    findingList(title, list.filter(({ rating }) => rating !== 'Green').map(findingLine));
  return [
    { kind: 'title', text: 'Term Sheet Comparison' },
    labelled('First', `${names.first} (${comparison.overallRisk.first})`),
    labelled('Second', `${names.second} (${comparison.overallRisk.second})`),
    paragraph(comparison.summary),
    ...list(comparison.notes),
    ...factBlocks(comparison),
    ...findingList('Worse in the second', findings.worse.map(changeLine)),
    ...findingList('Better in the second', findings.better.map(changeLine)),
    ...ofOneSide('Only in the first', findings.onlyFirst),
    ...ofOneSide('Only in the second', findings.onlySecond),
    ...findingList(
      'Could not be compared',
      findings.unknown.map(
        (unknown) =>
          `${unknown.finding.clause}, ${unknown.finding.rating} in the ${unknown.in}: ${unknown.reason}.`,
      ),
    ),
    ...exitBlocks(comparison.exits, comparison.exitCurrency),
    { kind: 'paragraph', runs: [{ text: legalDisclaimer }], isSmall: true },
  ];
}

const sideNames: Readonly<Record<BetterSide, string>> = {
  first: 'the first',
  second: 'the second',
  same: 'same',
  unclear: 'unclear',
};

function factBlocks({ facts }: TermSheetComparison): readonly Block[] {
  const differing = facts.filter(({ better }) => better !== 'same');
  if (differing.length === 0) return [heading(1, 'Facts that differ'), paragraph('None of those stated.')];
  return [
    heading(1, 'Facts that differ'),
    ...table(
      ['Fact', 'First', 'Second', 'Better for you'],
      differing.map(({ name, firstText, secondText, better }) => [
        name,
        firstText,
        secondText,
        sideNames[better],
      ]),
    ),
  ];
}

function findingList(title: string, items: readonly string[]): readonly Block[] {
  return items.length === 0 ? [] : [heading(1, title), ...list(items)];
}

function findingLine({ clause, rating, risk }: ClauseFinding): string {
  return `${clause} (${rating}): ${risk}`;
}

function changeLine({ clause, first, second, secondRisk }: ChangedFinding): string {
  return `${clause}: ${first}, then ${second}. ${secondRisk}`;
}

function exitBlocks(exits: readonly ComparedExit[], currency: string | null): readonly Block[] {
  if (exits.length === 0) return [];
  const money = moneyFormatter(currency);
  const amount = (value: number | null) => (value === null ? 'not known' : money(value));
  return [
    heading(1, 'What founders and other existing holders receive'),
    ...table(
      ['Sold for', 'First', 'Second'],
      exits.map(({ exitValue, first, second }) => [money(exitValue), amount(first), amount(second)]),
      [0, 1, 2],
    ),
  ];
}
