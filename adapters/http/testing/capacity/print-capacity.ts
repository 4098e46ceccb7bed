import { costTable, growthTable, loadTable } from './capacity-tables.ts';

/**
 * Prints the tables of the capacity page, the same every time: `npx tsx adapters/http/testing/capacity/print-capacity.ts`.
 */
process.stdout.write(`${[costTable(), loadTable(), growthTable()].join('\n\n')}\n`);
