import type { Jurisdiction, TermSheetAnalysis } from '../../../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../../../core/termsheet/analyze-document.ts';
import type { DocumentReader } from '../../../../../core/termsheet/document-reader.port.ts';
import { loadStatementModel } from '../../../../statements/load-statement-model.ts';
import type { Offer } from '../content/offer.ts';
import type { Form } from '../forms/form.ts';
import type { Press } from '../forms/print/press.ts';
import { makeRendering } from '../make-rendering.ts';

const learned = loadStatementModel();
const jurisdictions: readonly Jurisdiction[] = ['US', 'UK', 'EU'];

/** How a rendering is made and read. */
export interface Reading {
  readonly reader: DocumentReader;
  readonly press: () => Promise<Press>;
  readonly seed: number;
}

/**
 * What the analysis says of an offer in a form; the sentence that a visitor would see where the file is not read or
 * not taken for an offer.
 */
export async function analyseRendering(
  offer: Offer,
  form: Form,
  { reader, press, seed }: Reading,
): Promise<TermSheetAnalysis | string> {
  const { name, bytes } = await makeRendering(offer, form, seed, press);
  const read = await reader.read({ name, bytes });
  const jurisdiction = jurisdictions.find((place) => place === offer.place) ?? 'EU';
  const analysis = read.ok
    ? analyzeDocument(read.value, { jurisdiction, analysisDetail: 'detailed' }, { learned })
    : read;
  return analysis.ok ? analysis.value : analysis.error.message;
}
