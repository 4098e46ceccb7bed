import { failed, type Result, success } from '../result.ts';
import { analyzeDocument } from './analyze-document.ts';
import { refuseTooLong } from './document/longest-document.ts';
import { readPlainText } from './document/plain-text-document.ts';
import type { TermSheetDocument } from './document/term-sheet-document.ts';
import type { DocumentReader } from './document-reader.port.ts';
import { combineReviews } from './llm-review/combine-reviews.ts';
import type { StatementModel } from './statements/statement-model.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';
import type { EngineProgress, TermSheetEngine, TermSheetSource } from './term-sheet-engine.port.ts';

/**
 * The built-in engine where it is called: for a process that has nothing else to do, such as a worker, and for tests.
 *
 * @example
 * const engine = engineInProcess({ documentReader });
 * await engine.analyze({ source, jurisdiction: 'UK', analysisDetail: 'brief', forModel: false });
 */
export function engineInProcess(dependencies: {
  readonly documentReader: DocumentReader;
  /** The reader that was trained from examples; without it, wordings are read alone. */
  readonly learned?: StatementModel | null;
}): TermSheetEngine {
  const readers = { learned: dependencies.learned ?? null };
  return {
    async analyze({ source, forModel, ...options }, progress = {}) {
      const document = await readSource(dependencies.documentReader, source, progress);
      if (!document.ok) return document;
      if (progress.cancellation?.aborted) return cancelled();
      const tooLong = refuseTooLong(document.value.text.length, document.value.format);
      if (tooLong) return tooLong;
      progress.onRead?.();
      const analysis = analyzeDocument(document.value, options, readers);
      if (!analysis.ok) return analysis;
      if (!forModel) return success({ analysis: analysis.value });
      // A model adds to the whole reading; what a brief report leaves out is left out after it.
      const detailed = analyzeDocument(document.value, { ...options, analysisDetail: 'detailed' }, readers);
      if (!detailed.ok) return detailed;
      const groundwork = { document: document.value, detailed: detailed.value };
      return success({ analysis: analysis.value, groundwork });
    },
    combine: async (request) => success(combineReviews(request)),
  };
}

async function readSource(
  documentReader: DocumentReader,
  source: TermSheetSource,
  { cancellation }: EngineProgress,
): Promise<Result<TermSheetDocument, TermSheetFailure>> {
  if (cancellation?.aborted) return cancelled();
  if (source.kind === 'file') return documentReader.read(source.file, cancellation);
  return success(readPlainText(source.text));
}

function cancelled(): Result<never, TermSheetFailure> {
  return failed({ code: 'cancelled', message: 'The analysis was cancelled.' });
}
