import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

const bytesPerMegabyte = 1024 * 1024;

/** The processes that do what takes long, started when the first work comes. */
export const workerModule = new ContainerModule((options) => {
  bindService(
    options,
    'workPool',
    async (get) => {
      const { values } = await get('configuration');
      const { openEnginePool } = await import('../../workers/open-engine-pool.ts');
      return openEnginePool({ maxDocumentBytes: values.MAX_UPLOAD_MB * bytesPerMegabyte });
    },
    (pool) => pool.close(),
  );
});
