import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** Company codes: the official tables, the given ones where there are any, and the classification. */
export const codesModule = (codeTables?: CodeTables) =>
  new ContainerModule((options) => {
    bindService(options, 'codeTables', async () => {
      if (codeTables) return codeTables;
      const { loadCodeTables } = await import('../../taxonomies/load-code-tables.ts');
      return loadCodeTables();
    });
    bindService(options, 'codeBrowsing', async (get) => {
      const { searchCodes } = await import('../../../core/codes/search-codes.ts');
      const { browseCodes } = await import('../../../core/codes/browse-codes.ts');
      const { lookUpInTable } = await import('../../../core/codes/lookup-code.ts');
      const { explainInTable } = await import('../../../core/codes/explanation/explain-code.ts');
      const { systemOfType } = await import('../../../core/codes/existing-code/system-names.ts');
      const tables = await get('codeTables');
      return {
        searchCodes: async ({ query, system, limit }) =>
          searchCodes(tables, query, systemOfType[system], limit),
        lookupCode: async ({ system, code }) => lookUpInTable(tables, system, code),
        explainCode: async ({ system, code }) => explainInTable(tables, system, code),
        browseCodes: async ({ system, code }) => browseCodes(tables, system, code),
      };
    });
    bindService(options, 'classifyBusiness', async (get) => {
      const { stagedClassification } = await import('../staged-classification.ts');
      const tables = await get('codeTables');
      const model = await get('modelAnalysis');
      const { values } = await get('configuration');
      const { pooledCodeEngine } = await import('../../workers/pooled-code-engine.ts');
      const longTextEngine = pooledCodeEngine(() => get('workPool'));
      return stagedClassification({ tables, longTextEngine, model, fallback: values.LLM_FALLBACK });
    });
    bindService(options, 'openBatchClassifier', async (get) => {
      return async (workers, cancellation) => {
        if (workers > 1 && (await get('languageModel')) === null) {
          const { openClassifierPool } = await import('../../taxonomies/open-classifier-pool.ts');
          return openClassifierPool(workers);
        }
        const { classifyInProcess } = await import('../../../core/codes/batch/classify-in-process.ts');
        return classifyInProcess(await get('classifyBusiness'), workers, cancellation);
      };
    });
  });
