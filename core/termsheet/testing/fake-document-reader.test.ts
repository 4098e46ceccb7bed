import { expect, it } from 'vitest';
import { documentReaderContract } from './document-reader.contract.ts';
import { FakeDocumentReader } from './fake-document-reader.ts';

documentReaderContract('the fake', (options) => new FakeDocumentReader(options));

it('records the files and fails as it is told', async () => {
  const failure = { code: 'encrypted-document', message: 'The file needs a password.' } as const;
  const reader = new FakeDocumentReader({ failure });
  const file = { name: 'a.pdf', bytes: Uint8Array.of(65) };
  expect(await reader.read(file)).toEqual({ ok: false, error: failure });
  expect(reader.files).toEqual([file]);
});
