import type { FigureRow } from '../../../../core/evaluation/figure-table.ts';
import { openMailingStore } from '../../../storage/open-mailing-store.ts';
import type { CallMeasurement } from './measure-calls.ts';

/** What one dependency's troubles did. */
export interface OutageReport {
  readonly rows: readonly FigureRow[];
  /** Addresses that were acknowledged and are not in the store. */
  readonly missing: number;
  /** Sentences on what the table does not show. */
  readonly notes: readonly string[];
}

/** Looks into the store, when the server has ended, for every address that it acknowledged. */
export async function reportOn(
  { rows, acknowledged }: Pick<CallMeasurement, 'rows' | 'acknowledged'>,
  changes: readonly string[],
  stoppedMs: number,
  databaseUrl: string,
): Promise<OutageReport> {
  const store = openMailingStore(databaseUrl);
  const stored = new Set((await store.subscribers.list()).map(({ email }) => email));
  await store.close();
  const missing = acknowledged.filter((email) => !stored.has(email)).length;
  return {
    rows,
    missing,
    notes: [
      `${acknowledged.length} addresses were acknowledged, ${missing} of them are missing in the store (${stored.size} are there).`,
      `Log: ${changes.join('; ')}.`,
      `Asked to end at the last state, the server was gone in ${Math.round(stoppedMs)} ms.`,
    ],
  };
}
