import { packageVersion } from '../../package-root.ts';
import { parseDatabaseUrl } from '../../storage/database-url.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { ConfigurationError } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';

/** Work that is handed to `fettle worker` processes, and what those do. */
export const queueModule = new ContainerModule((options) => {
  bindService(options, 'openQueuedClassifier', async (get) => async (cancellation) => {
    const { openQueuedClassifier } = await import('../../queue/queued-classifier.ts');
    return openQueuedClassifier(await queueUrl(get), await salt(get), cancellation);
  });
  bindService(options, 'openQueuedSheets', async (get) => async (cancellation) => {
    const { openQueuedSheets } = await import('../../queue/queued-sheets.ts');
    return openQueuedSheets(await queueUrl(get), await salt(get), cancellation);
  });
  bindService(options, 'workOnQueue', async (get) => async (pieces, { onPiece }) => {
    const { workOnQueue } = await import('../../queue/work-on-queue.ts');
    const url = await queueUrl(get);
    const classifier = await (await get('openBatchClassifier'))(pieces);
    const analyzeTermSheet = await get('analyzeTermSheet');
    const { fault } = await get('programLog');
    const worker = workOnQueue({
      url,
      concurrency: classifier.concurrency,
      classifyMany: (requests) => classifier.classifyMany(requests),
      analyze: (file, settings) => analyzeTermSheet({ ...settings, source: { kind: 'file', file } }),
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
  bindService(options, 'openResultTable', async (get) => {
    const location = parseDatabaseUrl((await get('configuration')).values.DATABASE_URL);
    if (location.kind !== 'postgres')
      throw new ConfigurationError('DATABASE_URL must be postgres://… for answers as rows');
    const { openResultTable } = await import('../../results/result-table.ts');
    return (name, source) => openResultTable(location.connectionString, name, source);
  });
});

async function queueUrl(get: ServiceSource): Promise<string> {
  const { REDIS_URL: url } = (await get('configuration')).values;
  if (url === undefined) throw new ConfigurationError('REDIS_URL must be set for work on a queue');
  return url;
}

/** What decides an answer beside the question. */
async function salt(get: ServiceSource): Promise<string> {
  const { provider, model } = (await get('engine'))();
  return JSON.stringify([packageVersion(), provider, model]);
}
