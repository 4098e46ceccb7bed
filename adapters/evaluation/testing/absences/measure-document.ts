import { type AbsenceScore, scoreAbsences } from '../../../../core/termsheet/evaluation/score-absences.ts';
import { scoreDocument } from '../../../../core/termsheet/evaluation/score-document.ts';
import { analyzeFile } from '../analyze-file.ts';
import type { MeasuredDocument } from './absence-table.ts';
import type { AnsweredDocument } from './answered-sets.ts';

/** Reads a document as the product does and holds the report against its answer. */
export async function measureDocument({ name, url, entry }: AnsweredDocument): Promise<MeasuredDocument> {
  const outcome = await analyzeFile(url, entry.jurisdiction);
  const score = scoreDocument(name, entry, outcome);
  const isOffer = entry.expect === 'analysis' && outcome.ok;
  const absences: AbsenceScore | null = isOffer ? scoreAbsences(entry, outcome.value) : null;
  return { score, absences };
}
