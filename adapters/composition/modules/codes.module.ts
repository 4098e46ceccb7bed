import { packageVersion } from '../../package-root.ts';
import { bindService } from '../bind-service.ts';
import { ConfigurationError } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import type { VariableValues } from '../variables.ts';

/** Company codes: the official tables and the classification. */
export const codesModule = new ContainerModule((options) => {
  bindService(options, 'codeTables', async () => {
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
    const { classifyBusiness } = await import('../../../core/codes/classify-business.ts');
    const tables = await get('codeTables');
    const model = await get('modelAnalysis');
    const { values } = await get('configuration');
    const { pooledCodeEngine } = await import('../../workers/pooled-code-engine.ts');
    const longTextEngine = pooledCodeEngine(await get('workPool'));
    const dependencies = { tables, longTextEngine, model, fallback: values.LLM_FALLBACK };
    return (request, progress) => classifyBusiness(dependencies, request, progress);
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
  bindService(options, 'openQueuedClassifier', async (get) => async (cancellation) => {
    const { openQueuedClassifier } = await import('../../queue/queued-classifier.ts');
    const { provider, model } = (await get('engine'))();
    const salt = JSON.stringify([packageVersion(), provider, model]);
    return openQueuedClassifier(queueUrl((await get('configuration')).values), salt, cancellation);
  });
  bindService(options, 'workOnQueue', async (get) => async (pieces, { onPiece }) => {
    const { workOnQueue } = await import('../../queue/work-on-queue.ts');
    const url = queueUrl((await get('configuration')).values);
    const classifier = await (await get('openBatchClassifier'))(pieces);
    const { fault } = await get('programLog');
    const worker = workOnQueue({
      url,
      concurrency: classifier.concurrency,
      classifyMany: (requests) => classifier.classifyMany(requests),
      onPiece,
      onFault: (error) => fault({ event: 'fault', requestId: 'background', error }),
    });
    return {
      close: async () => {
        await worker.close();
        await classifier.close();
      },
    };
  });
});

function queueUrl({ REDIS_URL: url }: VariableValues): string {
  if (url === undefined) throw new ConfigurationError('REDIS_URL must be set for work on a queue');
  return url;
}
