import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** Term sheets: the engine, which works in processes of its own, and the analysis. */
export const termSheetModule = new ContainerModule((options) => {
  bindService(options, 'termSheetEngine', async (get) => {
    const { pooledTermSheetEngine } = await import('../../workers/pooled-term-sheet-engine.ts');
    return pooledTermSheetEngine(await get('workPool'));
  });
  bindService(options, 'analyzeTermSheet', async (get) => {
    const { analyzeTermSheet } = await import('../../../core/termsheet/analyze-term-sheet.ts');
    const engine = await get('termSheetEngine');
    const model = await get('modelAnalysis');
    const { values } = await get('configuration');
    const dependencies = { engine, model, fallback: values.LLM_FALLBACK };
    return (request, progress) => analyzeTermSheet(dependencies, request, progress);
  });
});
