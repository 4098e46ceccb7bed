import type { AnalysisOptions } from '../../core/termsheet/analyze-document.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import { inputFingerprint } from '../input-fingerprint.ts';

/** The mark of a document as it is read under these settings. */
export function sheetFingerprint({ bytes }: SourceFile, settings: AnalysisOptions): string {
  return inputFingerprint(JSON.stringify([settings.jurisdiction, settings.analysisDetail]), bytes);
}
