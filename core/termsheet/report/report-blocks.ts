import { shownSentence } from '../../llm/unseen-characters.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../analysis.ts';
import { type Block, heading, labelled, list, paragraph, table } from './block.ts';
import { apartInWords, coveragePart } from './coverage-part.ts';
import {
  countsInWords,
  documentInWords,
  doubtInWords,
  engineInWords,
  jurisdictionInWords,
  type RatedSections,
  type TermSheetReport,
} from './report.ts';
import { moneyFormatter } from './short-money.ts';

/** The report without a layout: the answer, the key terms, the findings by colour, the position, what to do. */
export function reportBlocks(report: TermSheetReport): readonly Block[] {
  const { analysis } = report;
  return [
    { kind: 'title', text: report.title },
    ...(report.fileName === null ? [] : [labelled('Document', report.fileName)]),
    labelled('Overall risk', analysis.overallRisk),
    ...(analysis.verdict === '' ? [] : [paragraph(analysis.verdict)]),
    labelled('Findings', countsInWords(report) || 'none'),
    labelled('Confidence', analysis.confidence),
    labelled('Kind of document', documentInWords(analysis)),
    labelled('Jurisdiction', jurisdictionInWords(analysis)),
    labelled('Engine', engineInWords(analysis)),
    labelled('Generated on', report.generatedOn),
    ...analysis.warnings.map((warning) => labelled('Warning', warning)),
    ...mostImportantBlocks(report),
    ...exitBlocks(report),
    ...termBlocks(report),
    ...report.byRating.flatMap(ratedBlocks),
    heading(1, "Founder's Position Summary"),
    labelled('Decision-making power', analysis.founderPosition.decisionMakingPower),
    labelled('Estimated exit proceeds', analysis.founderPosition.estimatedExitProceeds),
    ...(analysis.recommendations.length === 0 ? [] : [heading(1, 'Key Recommendations')]),
    ...list(analysis.recommendations, { isNumbered: true }),
    ...coverageBlocks(analysis.coverage),
    heading(1, 'About this report'),
    small(report.disclaimer),
    small(report.promotion),
  ];
}

function small(text: string): Block {
  return { kind: 'paragraph', runs: [{ text }], isSmall: true };
}

function mostImportantBlocks({ mostImportant }: TermSheetReport): readonly Block[] {
  if (mostImportant.length === 0) return [];
  const items = mostImportant.map(({ clause, rating, risk }) => `${clause} (${rating}): ${risk}`);
  return [heading(1, 'What matters most'), ...list(items, { isNumbered: true })];
}

function exitBlocks({
  analysis: { exitScenarios, exitAssumptions, facts },
}: TermSheetReport): readonly Block[] {
  const money = moneyFormatter(facts.currency);
  const rows = (exitScenarios ?? []).map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) =>
    [exitValue, founderProceeds, commonProceeds, investorProceeds].map(money),
  );
  if (rows.length === 0) return [];
  return [
    heading(1, 'Who gets what at an exit'),
    ...table(['Sold for', 'Founders', 'All ordinary shares', 'Investors'], rows, [0, 1, 2, 3]),
    ...list(exitAssumptions),
  ];
}

function termBlocks({ allTerms }: TermSheetReport): readonly Block[] {
  if (allTerms.length === 0) return [];
  return [
    heading(1, 'Key terms'),
    ...table(
      ['Term', 'The document says'],
      allTerms.map(({ name, text }) => [name, text]),
    ),
  ];
}

function ratedBlocks(rated: RatedSections): readonly Block[] {
  return [
    heading(1, rated.heading),
    ...rated.sections.flatMap((section) => [
      heading(2, section.heading),
      ...section.findings.flatMap(findingBlocks),
    ]),
  ];
}

function findingBlocks(finding: ClauseFinding): readonly Block[] {
  const { clause, rating, risk, recommendation, jurisdictionalNote, norm, evidence } = finding;
  return [
    heading(3, `${clause}: ${rating}${doubtInWords(finding)}`),
    labelled(rating === 'Green' ? 'What it says' : 'Risk', risk),
    labelled('Recommendation', recommendation),
    ...(jurisdictionalNote === undefined ? [] : [labelled('Jurisdictional Note', jurisdictionalNote)]),
    ...(norm === undefined ? [] : [labelled('Market norm', `${norm.text} (${norm.source})`)]),
    ...(evidence ?? []).map(({ quote, page }): Block => {
      const place = page === undefined ? '' : ` (page ${page})`;
      return { kind: 'quote', text: `“${shownSentence(quote)}”${place}` };
    }),
  ];
}

function coverageBlocks(coverage: Coverage): readonly Block[] {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const quoted = (passage: UnreadPassage): Block => ({
    kind: 'quote',
    text: `${apartInWords(passage)}“${shownSentence(passage.quote)}”`,
  });
  return [
    heading(1, 'How much we understood'),
    paragraph(understood),
    ...unread.map(quoted),
    ...(apartHeading === '' ? [] : [heading(2, apartHeading)]),
    ...apart.map(quoted),
  ];
}
