import { classifyBusiness } from '../../core/codes/classify-business.ts';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';

/** Ordinary trades of each sector and two roles, so that every step of the ranking has run. */
const ordinaryTrades = [
  'bakery',
  'we install heat pumps in family homes',
  'online shop for garden furniture and wholesale of seeds',
  'software for dentists',
  'SIC 7372',
  'Wir reparieren Fahrräder',
];

/**
 * Loads what the first visitor would wait for, and runs it: the trained ranking takes the event loop for a quarter of a
 * second the first time, so that is done before anybody is let in. No language model is asked.
 */
export async function warmUpCodes(tables: CodeTables): Promise<void> {
  for (const businessDescription of ordinaryTrades)
    await classifyBusiness({ tables }, { businessDescription });
}
