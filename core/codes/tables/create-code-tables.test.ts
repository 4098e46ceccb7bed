import { describeCodeTables } from '../testing/code-tables.contract.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';

describeCodeTables('in memory', smallCodeTables);
