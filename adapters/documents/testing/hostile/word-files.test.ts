import { describe, expect, it } from 'vitest';
import { createDocumentReader } from '../../document-reader.ts';
import { docFiles } from './doc-files.ts';
import { docxBombs, docxStructures } from './docx-files.ts';

describe('hostile Word files end with their sentence or are read', () => {
  it.each([...docxBombs, ...docxStructures, ...docFiles])('$format: $name', async ({ make }) => {
    const reading = await createDocumentReader().read({ name: 'offer', bytes: make(0.5) });
    if (!reading.ok) expect(reading.error.message).toMatch(/Please /u);
  });
});
