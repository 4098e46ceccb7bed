import { ContainerModule } from 'inversify';
import { bindService } from '../bind-service.ts';

/** Company codes: the official tables and the classification. */
export const codesModule = new ContainerModule((options) => {
  bindService(options, 'codeTables', async () => {
    const { loadCodeTables } = await import('../../taxonomies/load-code-tables.ts');
    return loadCodeTables();
  });
  bindService(options, 'classifyBusiness', async (get) => {
    const { classifyBusiness } = await import('../../../core/codes/classify-business.ts');
    const tables = await get('codeTables');
    const model = await get('modelAnalysis');
    const { values } = await get('configuration');
    const dependencies = { tables, model, fallback: values.LLM_FALLBACK };
    return (request, progress) => classifyBusiness(dependencies, request, progress);
  });
  bindService(options, 'openBatchClassifier', async (get) => {
    const { values } = await get('configuration');
    return async (workers) => {
      if (values.LLM_PROVIDER === 'builtin' && workers > 1) {
        const { openClassifierPool } = await import('../../taxonomies/open-classifier-pool.ts');
        return openClassifierPool(workers);
      }
      const { classifyInProcess } = await import('../../../core/codes/batch/classify-in-process.ts');
      return classifyInProcess(await get('classifyBusiness'), workers);
    };
  });
});
