import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinearModel } from '../../core/termsheet/statements/linear-model.ts';
import { type OfferModelHeader, readOfferModel } from '../../core/termsheet/statements/offer-model.ts';
import { readSeatModel, type SeatModelHeader } from '../../core/termsheet/statements/seats/seat-model.ts';
import {
  readStatementModel,
  type StatementModel,
  type StatementModelHeader,
} from '../../core/termsheet/statements/statement-model.ts';
import { packageRoot } from '../package-root.ts';
import { hasData, readData } from '../packed-data.ts';

/** A kept model, by the names of its files. */
type KeptModel = 'statement-model' | 'offer-model' | 'seat-model';

interface ModelFiles {
  readonly header: string;
  readonly weights: string;
}

/** Where the learned reader is kept: a header and the weights. */
export const statementModelFiles = (): ModelFiles => filesOf('statement-model');

/** Where the part that tells offers from other texts is kept. */
export const offerModelFiles = (): ModelFiles => filesOf('offer-model');

/** Where the part that tells whose seats are meant is kept. */
export const seatModelFiles = (): ModelFiles => filesOf('seat-model');

function filesOf(model: KeptModel): ModelFiles {
  const path = (ending: string): string => join(packageRoot(), fileOf(model, ending));
  return { header: path('json'), weights: path('bin') };
}

function fileOf(model: KeptModel, ending: string): string {
  return `core/termsheet/statements/data/${model}.${ending}`;
}

let loaded: StatementModel | null | undefined;

/** The learned reader, read when first needed; null where it is missing or was trained for other questions. */
export function loadStatementModel(): StatementModel | null {
  if (loaded !== undefined) return loaded;
  const statements = readKept('statement-model', readStatementModel);
  const offers = readKept<OfferModelHeader, LinearModel>('offer-model', readOfferModel);
  const seats = readKept<SeatModelHeader, LinearModel>('seat-model', readSeatModel);
  loaded = statements && { ...statements, ...(offers ? { offers } : {}), ...(seats ? { seats } : {}) };
  return loaded;
}

/** Reads a model of either kind; null where one of its files is missing. */
function readKept<Header, Model>(
  model: KeptModel,
  read: (header: Header, bytes: Uint8Array) => Model | null,
): Model | null {
  const { header } = filesOf(model);
  const weights = fileOf(model, 'bin');
  if (!existsSync(header) || !hasData(weights)) return null;
  return read(JSON.parse(readFileSync(header, 'utf8')) as Header, readData(weights));
}

/** What the kept model says of itself. */
export function readHeader(path: string): StatementModelHeader {
  return JSON.parse(readFileSync(path, 'utf8')) as StatementModelHeader;
}
