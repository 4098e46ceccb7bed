import { docFiles } from './doc-files.ts';
import { docxBombs, docxStructures } from './docx-files.ts';
import type { HostileKind } from './hostile-file.ts';
import { pdfColours } from './pdf-colours.ts';
import { pdfDrawings } from './pdf-drawing.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { pdfNesting } from './pdf-nesting.ts';
import { pdfStreams } from './pdf-streams.ts';
import { pdfStructures } from './pdf-structure.ts';

/** Every kind of hostile file. */
export const hostileKinds: readonly HostileKind[] = [
  ...pdfColours,
  ...pdfDrawings,
  ...pdfFonts,
  ...pdfNesting,
  ...pdfStreams,
  ...pdfStructures,
  ...docxBombs,
  ...docxStructures,
  ...docFiles,
];
