import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** The use cases for a client of the Model Context Protocol that has started this program. */
export const mcpModule = new ContainerModule((options) => {
  bindService(options, 'serveMcp', async (get) => async (version, readLocalFile) => {
    const { serveMcpOnStdio } = await import('../../mcp/stdio/serve-mcp-on-stdio.ts');
    const { pooledExitWaterfall } = await import('../../workers/pooled-exit-waterfall.ts');
    const exitWaterfall = pooledExitWaterfall(await get('workPool'));
    return serveMcpOnStdio({
      version,
      checkCarbonFootprint: await get('checkCarbonFootprint'),
      analyzeTermSheet: await get('analyzeTermSheet'),
      classifyBusiness: await get('classifyBusiness'),
      ...(await get('codeBrowsing')),
      exitWaterfall: (capTable, exits, { cancellation }) =>
        exitWaterfall(capTable, exits, { cancellation, client: 'stdio' }),
      engine: await get('engine'),
      readLocalFile,
    });
  });
});
