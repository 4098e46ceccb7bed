import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NoticeModelHeader, readNoticeModel } from '../../core/codes/buyers/notice-model.ts';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import { type CompiledIndexHeader, readCompiledIndex } from '../../core/codes/retrieval/compiled-index.ts';
import { createCodeTables } from '../../core/codes/tables/create-code-tables.ts';
import { type CompiledModelHeader, readCompiledModel } from '../../core/codes/text-model/compiled-model.ts';
import { packageRoot } from '../package-root.ts';
import { hasData, readData, readDataText } from '../packed-data.ts';

const data = 'core/codes/data';
const textModel = `${data}/text-model.bin`;
const noticeModel = `${data}/notices.bin`;

/** What is loaded beside the tables. */
export interface LoadOptions {
  /** False: only words decide, without the trained model. */
  readonly model?: boolean;
}

/**
 * The official tables from the package's own data folder, with the ready search index and the trained model.
 * Files are read when first needed.
 */
export function loadCodeTables({ model = true }: LoadOptions = {}): CodeTables {
  const codes = join(packageRoot(), 'core/codes');
  return createCodeTables((file) => readDataText(`${data}/${file}`), {
    lexicon: (kind) => readLexicon(join(codes, 'lexicon/data'), kind),
    compiledIndex: () =>
      readCompiledIndex(
        readJson<CompiledIndexHeader>(`${data}/search-index.json`),
        readData(`${data}/search-index.bin`),
      ),
    model: (keys) =>
      model && hasData(textModel)
        ? readCompiledModel(
            readJson<CompiledModelHeader>(`${data}/text-model.json`),
            readData(textModel),
            keys,
          )
        : null,
    notices: () =>
      hasData(noticeModel)
        ? readNoticeModel(readJson<NoticeModelHeader>(`${data}/notices.json`), readData(noticeModel))
        : null,
  });
}

/** The lexicon is kept in several files of one kind, by part of the economy. */
export function readLexicon(folder: string, kind: 'trades' | 'synonyms'): string {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${kind}-`))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readDataText(file)) as Shape;
}
