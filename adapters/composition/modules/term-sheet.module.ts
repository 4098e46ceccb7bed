import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Term sheets: the reader of files and the analysis. */
export const termSheetModule = new ContainerModule((options) => {
  bindService(options, 'documentReader', async (get) => {
    const { values } = await get('configuration');
    const { createDocumentReader } = await import('../../documents/document-reader.ts');
    return createDocumentReader({ maxBytes: values.MAX_UPLOAD_MB * bytesPerMegabyte });
  });
  bindService(options, 'analyzeTermSheet', async (get) => {
    const { analyzeTermSheet } = await import('../../../core/termsheet/analyze-term-sheet.ts');
    const documentReader = await get('documentReader');
    const model = await get('modelAnalysis');
    const { values } = await get('configuration');
    const dependencies = { documentReader, model, fallback: values.LLM_FALLBACK };
    return (request, progress) => analyzeTermSheet(dependencies, request, progress);
  });
});
