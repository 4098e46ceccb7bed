import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ExpectedFailure, failed, type Result, success } from '../../../core/result.ts';
import type { Jurisdiction, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { engineInProcess } from '../../../core/termsheet/engine-in-process.ts';
import { createDocumentReader } from '../../documents/document-reader.ts';
import { loadStatementModel } from '../../statements/load-statement-model.ts';

const engine = engineInProcess({ documentReader: createDocumentReader(), learned: loadStatementModel() });

/** Reads a file as the product does, whatever its format, and analyses it with the built-in engine. */
export async function analyzeFile(
  url: URL,
  jurisdiction: Jurisdiction,
): Promise<Result<TermSheetAnalysis, ExpectedFailure>> {
  const path = fileURLToPath(url);
  const file = { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
  const source = { kind: 'file', file } as const;
  const answer = await engine.analyze({ source, jurisdiction, analysisDetail: 'detailed', forModel: false });
  return answer.ok ? success(answer.value.analysis) : failed(answer.error);
}

/** The rating of every finding, by its clause and title. */
export function ratingsOf(analysis: TermSheetAnalysis): readonly string[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [economicTerms, governanceTerms, founderRestrictions, missingClauses].flatMap((group) =>
    group.map(({ id, clause, rating }) => `${id} ${clause}: ${rating}`),
  );
}
