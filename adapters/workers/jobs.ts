import type {
  Classification,
  ClassificationFailure,
  ClassificationRequest,
} from '../../core/codes/classification.ts';
import type { CodeEngineFailure } from '../../core/codes/code-engine.port.ts';
import type { Candidates } from '../../core/codes/llm-ranking/candidates.ts';
import type { Result } from '../../core/result.ts';
import type { CombinedReview, CombineRequest } from '../../core/termsheet/llm-review/combine-reviews.ts';
import type { TermSheetFailure } from '../../core/termsheet/term-sheet.errors.ts';
import type {
  EngineAnswer,
  EngineRequest,
  TermSheetEngine,
} from '../../core/termsheet/term-sheet-engine.port.ts';
import type { ExitWaterfallFailure } from '../../core/termsheet/waterfall/exit-waterfall.ts';
import type { ExitWaterfall } from '../../core/termsheet/waterfall/waterfall.ts';
import type { FieldsBody } from './read-fields.ts';

/** What a worker process can be asked to do. */
export type Jobs = {
  'analyze-term-sheet'(
    request: EngineRequest,
    onRead: () => void,
  ): Promise<Result<EngineAnswer, TermSheetFailure>>;
  'combine-reviews'(request: CombineRequest): Promise<Result<CombinedReview, TermSheetFailure>>;
  'classify-business'(
    request: ClassificationRequest,
  ): Promise<Result<Classification, ClassificationFailure | CodeEngineFailure>>;
  'find-candidates'(texts: readonly string[]): Promise<Result<Candidates, CodeEngineFailure>>;
  /** The texts of some fields of a JSON object, or of a form; null where the body is no such thing. */
  'read-fields'(body: FieldsBody): Promise<Readonly<Record<string, string>> | null>;
  'exit-waterfall'(request: {
    readonly capTable: unknown;
    readonly exits: unknown;
  }): Promise<Result<readonly ExitWaterfall[], ExitWaterfallFailure>>;
};

export type JobKind = keyof Jobs;

/** What the jobs need to know of the configuration. */
export interface JobSettings {
  readonly maxDocumentBytes: number;
}

/** The jobs of one process. Each loads what it works with when it is first asked for. */
export function createJobs(settings: JobSettings): Jobs {
  const termSheets = once(() => openTermSheetEngine(settings));
  const codes = once(openCodes);
  return {
    'analyze-term-sheet': async (request, onRead) => (await termSheets()).analyze(request, { onRead }),
    'combine-reviews': async (request) => (await termSheets()).combine(request),
    'classify-business': async (request) => (await codes()).classify(request),
    'find-candidates': async (texts) => (await codes()).candidates(texts),
    'read-fields': async (body) => {
      const { readFields } = await import('./read-fields.ts');
      return readFields(body);
    },
    'exit-waterfall': async ({ capTable, exits }) => {
      const { exitWaterfall } = await import('../../core/termsheet/waterfall/exit-waterfall.ts');
      return exitWaterfall(capTable, exits);
    },
  };
}

async function openTermSheetEngine({ maxDocumentBytes }: JobSettings): Promise<TermSheetEngine> {
  const { createDocumentReader } = await import('../documents/document-reader.ts');
  const { engineInProcess } = await import('../../core/termsheet/engine-in-process.ts');
  const { loadStatementModel } = await import('../statements/load-statement-model.ts');
  const documentReader = createDocumentReader({ maxBytes: maxDocumentBytes });
  return engineInProcess({ documentReader, learned: loadStatementModel() });
}

async function openCodes() {
  const { loadCodeTables } = await import('../taxonomies/load-code-tables.ts');
  const { codeEngineInProcess } = await import('../../core/codes/code-engine-in-process.ts');
  return codeEngineInProcess(loadCodeTables());
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
