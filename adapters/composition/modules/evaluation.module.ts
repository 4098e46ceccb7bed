import { ContainerModule } from 'inversify';
import { bindService } from '../bind-service.ts';

/** The golden sets, run against the engine that is configured. */
export const evaluationModule = new ContainerModule((options) => {
  bindService(options, 'evaluateTermSheets', async (get) => {
    const { evaluateTermSheets } = await import('../../evaluation/evaluate-term-sheets.ts');
    const analyzeTermSheet = await get('analyzeTermSheet');
    return (folder) => evaluateTermSheets((request) => analyzeTermSheet(request), folder);
  });
  bindService(options, 'evaluateCodes', async () => {
    const { evaluateCodes } = await import('../../taxonomies/evaluation/evaluate-codes.ts');
    return evaluateCodes;
  });
});
