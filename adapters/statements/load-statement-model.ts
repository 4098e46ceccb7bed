import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinearModel } from '../../core/termsheet/statements/linear-model.ts';
import { type OfferModelHeader, readOfferModel } from '../../core/termsheet/statements/offer-model.ts';
import {
  readStatementModel,
  type StatementModel,
  type StatementModelHeader,
} from '../../core/termsheet/statements/statement-model.ts';
import { packageRoot } from '../package-root.ts';
import { hasData, readData } from '../packed-data.ts';

const folder = 'core/termsheet/statements/data';
const weightsFile = `${folder}/statement-model.bin`;
const offersFile = `${folder}/offer-model.bin`;

/** Where the learned reader is kept: a header and the weights. */
export function statementModelFiles(): { readonly header: string; readonly weights: string } {
  const header = join(packageRoot(), folder, 'statement-model.json');
  return { header, weights: join(packageRoot(), weightsFile) };
}

/** Where the part that tells offers from other texts is kept. */
export function offerModelFiles(): { readonly header: string; readonly weights: string } {
  const header = join(packageRoot(), folder, 'offer-model.json');
  return { header, weights: join(packageRoot(), offersFile) };
}

let loaded: StatementModel | null | undefined;

/** The learned reader, read when first needed; null where it is missing or was trained for other questions. */
export function loadStatementModel(): StatementModel | null {
  if (loaded !== undefined) return loaded;
  const { header } = statementModelFiles();
  const statements =
    existsSync(header) && hasData(weightsFile)
      ? readStatementModel(readHeader(header), readData(weightsFile))
      : null;
  const offers = loadOfferModel();
  loaded = statements && offers ? { ...statements, offers } : statements;
  return loaded;
}

function loadOfferModel(): LinearModel | null {
  const { header } = offerModelFiles();
  if (!existsSync(header) || !hasData(offersFile)) return null;
  return readOfferModel(JSON.parse(readFileSync(header, 'utf8')) as OfferModelHeader, readData(offersFile));
}

/** What the kept model says of itself. */
export function readHeader(path: string): StatementModelHeader {
  return JSON.parse(readFileSync(path, 'utf8')) as StatementModelHeader;
}
