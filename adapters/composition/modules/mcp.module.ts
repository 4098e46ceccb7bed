import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** The three use cases for a client of the Model Context Protocol. */
export const mcpModule = new ContainerModule((options) => {
  bindService(options, 'serveMcp', async (get) => async (version) => {
    const { serveMcpOnStdio } = await import('../../mcp/serve-mcp-on-stdio.ts');
    return serveMcpOnStdio({
      version,
      checkCarbonFootprint: await get('checkCarbonFootprint'),
      analyzeTermSheet: await get('analyzeTermSheet'),
      classifyBusiness: await get('classifyBusiness'),
      readFile: async (path) => {
        try {
          return { name: basename(path), bytes: await readFile(path) };
        } catch {
          return null;
        }
      },
    });
  });
});
