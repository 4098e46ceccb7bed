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
    return (request) => classifyBusiness({ tables }, request);
  });
});
