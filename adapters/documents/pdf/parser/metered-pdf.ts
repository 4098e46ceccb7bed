import { boundColours } from './bound-colours.ts';
import { keepFonts } from './keep-fonts.ts';
import { leaveOutPictures } from './leave-out-pictures.ts';
import { meterDrawing } from './meter-drawing.ts';
import { meterFontFiles } from './meter-font-files.ts';
import { meterFonts } from './meter-fonts.ts';
import { meterFunctions } from './meter-functions.ts';
import { meterLexer, meterSearches } from './meter-lexer.ts';
import { meterObjects } from './meter-objects.ts';
import { meterStreams } from './meter-streams.ts';
import { PassingPort } from './passing-port.ts';
import { PDFWorker, pdfClasses } from './pdf-classes.ts';
import { spareGlyphs } from './spare-glyphs.ts';

leaveOutPictures(pdfClasses);
keepFonts(pdfClasses);
spareGlyphs(pdfClasses);
for (const meter of [
  meterStreams,
  meterLexer,
  meterSearches,
  meterObjects,
  meterDrawing,
  meterFonts,
  meterFontFiles,
  meterFunctions,
  boundColours,
]) {
  meter(pdfClasses);
}

/** Both halves of pdf.js for one file, in this thread. */
export interface PdfWorker {
  /** The half that asks. */
  readonly worker: InstanceType<typeof PDFWorker>;
  readonly port: PassingPort;
}

/** Sets pdf.js up for one file; its work is counted by the active meter. The worker is to be destroyed afterwards. */
export function createPdfWorker(): PdfWorker {
  const port = new PassingPort();
  pdfClasses.WorkerMessageHandler.initializeFromPort(port);
  // The types of the package lack the level of its messages: errors only.
  const options = { port, verbosity: 0 } as unknown as ConstructorParameters<typeof PDFWorker>[0];
  return { port, worker: new PDFWorker(options) };
}
