import type { ModelLogEntry } from '../../../core/llm/model-log.port.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** The golden sets, run against the built-in engine and the model that is configured, in this order. */
export const evaluationModule = new ContainerModule((options) => {
  bindService(options, 'evaluateTermSheets', async (get) => {
    const { evaluateTermSheets } = await import('../../evaluation/evaluate-term-sheets.ts');
    const { analyzeTermSheet } = await import('../../../core/termsheet/analyze-term-sheet.ts');
    const engine = await get('termSheetEngine');
    const { values } = await get('configuration');
    const measured = await measuredModel(get);
    const engines = [
      {
        ...builtin,
        answer: (...asked: AskedOf<typeof analyzeTermSheet>) => analyzeTermSheet({ engine }, ...asked),
      },
    ];
    if (!measured) return (settings) => evaluateTermSheets(engines, settings);
    const dependencies = { engine, model: measured.model, fallback: values.LLM_FALLBACK };
    const withModel = {
      ...measured.engine,
      answer: (...asked: AskedOf<typeof analyzeTermSheet>) => analyzeTermSheet(dependencies, ...asked),
    };
    return (settings) => evaluateTermSheets([...engines, withModel], settings);
  });
  bindService(options, 'compareCodes', async (get) => {
    const { compareCodes } = await import('../../taxonomies/evaluation/compare-codes.ts');
    const { classifyBusiness } = await import('../../../core/codes/classify-business.ts');
    const tables = await get('codeTables');
    const { values } = await get('configuration');
    const measured = await measuredModel(get);
    const engines = [
      {
        ...builtin,
        answer: (...asked: AskedOf<typeof classifyBusiness>) => classifyBusiness({ tables }, ...asked),
      },
    ];
    if (!measured) return (settings) => compareCodes(engines, tables, settings);
    const dependencies = { tables, model: measured.model, fallback: values.LLM_FALLBACK };
    const withModel = {
      ...measured.engine,
      answer: (...asked: AskedOf<typeof classifyBusiness>) => classifyBusiness(dependencies, ...asked),
    };
    return (settings) => compareCodes([...engines, withModel], tables, settings);
  });
  bindService(options, 'measureCodes', async () => {
    const { measureCodes } = await import('../../taxonomies/evaluation/evaluate-codes.ts');
    return measureCodes;
  });
});

/** What a use case is asked, without the ports that it works with. */
type AskedOf<UseCase> = UseCase extends (dependencies: never, ...asked: infer Asked) => unknown
  ? Asked
  : never;

const builtin = {
  provider: 'builtin',
  model: null,
  isReplay: false,
  entries: [],
  concurrency: 1,
} as const;

/** The configured model, whose calls are reported to the measurement instead of the log. */
async function measuredModel(get: ServiceSource) {
  const analysis = await get('modelAnalysis');
  if (!analysis) return null;
  const { values } = await get('configuration');
  const entries: ModelLogEntry[] = [];
  return {
    model: { ...analysis, log: (entry: ModelLogEntry) => void entries.push(entry) },
    engine: {
      provider: analysis.model.provider,
      model: analysis.model.model,
      isReplay: await get('isReplay'),
      entries,
      concurrency: values.LLM_CONCURRENCY,
    },
  };
}
