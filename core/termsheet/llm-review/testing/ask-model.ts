import type { ScriptedReply } from '../../../llm/testing/scripted-model.ts';
import type { ClauseFinding, TermSheetAnalysis } from '../../analysis.ts';
import { analyzeDocument } from '../../analyze-document.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { engineInProcess } from '../../engine-in-process.ts';
import { FakeDocumentReader } from '../../testing/fake-document-reader.ts';
import { analyzeWithModel } from '../analyze-with-model.ts';
import type { ModelFinding, ModelReview } from '../model-review.ts';
import { fairOffer } from './offer.ts';
import { scriptedPorts } from './scripted-ports.ts';

/** A term of the fair offer, word for word. */
export const preference = 'Liquidation preference: 1x non-participating.';
/** A view of the whole that rests on nothing. */
export const noView: ModelReview['overall'] = { rating: 'Green', reason: 'Usual terms.', quote: '' };

/** A finding that the fair offer bears out. */
export const finding = (changes: Partial<ModelFinding> = {}): ModelFinding => ({
  id: 'G07',
  rating: 'Amber',
  risk: 'You may not speak to others for 30 days.',
  recommendation: 'Ask for an exception for offers that come in unasked.',
  quote: 'Exclusivity: 30 days from signature.',
  ...changes,
});

const analysed = new Map<string, TermSheetAnalysis>();

/** What our own engine says of a text, which it reads once. */
export function builtinFor(text: string): TermSheetAnalysis {
  const known = analysed.get(text);
  if (known) return known;
  const outcome = analyzeDocument(readPlainText(text), { jurisdiction: 'UK', analysisDetail: 'detailed' });
  if (!outcome.ok) throw new Error(outcome.error.message);
  analysed.set(text, outcome.value);
  return outcome.value;
}

/** The outcome where the model gives these answers one after the other. */
export async function ask(replies: readonly ScriptedReply[], text = fairOffer, acceptsPart = true) {
  const { ports, model } = scriptedPorts(replies);
  const outcome = await analyzeWithModel(
    { ...ports, engine: engineInProcess({ documentReader: new FakeDocumentReader() }) },
    {
      document: readPlainText(text),
      builtin: builtinFor(text),
      analysisDetail: 'detailed',
      deadlineAt: 1000,
      acceptsPart,
    },
  );
  return { outcome, model };
}

/** The analysis where the model gives these findings and this view of the whole. */
export async function analyze(findings: readonly ModelFinding[], overall = noView, text = fairOffer) {
  const { outcome, model } = await ask([JSON.stringify({ findings, overall })], text);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return { analysis: outcome.value, prompt: model.calls[0]?.messages ?? [] };
}

/** The findings on terms that are in the document. */
export const all = (analysis: TermSheetAnalysis): readonly ClauseFinding[] => [
  ...analysis.economicTerms,
  ...analysis.governanceTerms,
  ...analysis.founderRestrictions,
];
/** Every finding as its clause and rating. */
export const ratings = (analysis: TermSheetAnalysis) =>
  [...all(analysis), ...analysis.missingClauses].map(({ id, rating }) => `${id} ${rating}`);
