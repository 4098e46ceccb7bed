import type { WorkPool } from '../../workers/work-pool.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

const bytesPerMegabyte = 1024 * 1024;

/**
 * The processes that do what takes long, started when the first work comes.
 * @param given are processes of the caller, who closes them.
 */
export const workerModule = (given?: WorkPool) =>
  new ContainerModule((options) => {
    bindService(
      options,
      'workPool',
      async (get) => {
        const { watchedWork } = await import('../../telemetry/watched-work.ts');
        return watchedWork(given ?? (await ownPool(get)), await get('signals'));
      },
      (pool) => (given ? undefined : pool.close()),
    );
  });

async function ownPool(get: ServiceSource): Promise<WorkPool> {
  const { values } = await get('configuration');
  const { openEnginePool } = await import('../../workers/open-engine-pool.ts');
  return openEnginePool({ maxDocumentBytes: values.MAX_UPLOAD_MB * bytesPerMegabyte });
}
