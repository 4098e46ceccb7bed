import AllocationTable from 'word-extractor/lib/ole-allocation-table.js';

/**
 * Makes word-extractor give up on a compound file whose sectors follow one another in a circle. As published
 * (1.0.4) it follows them until the memory of the process is used up.
 */
export function boundSectorChains(): void {
  AllocationTable.prototype.getSecIdChain = function (this: { readonly _table: readonly number[] }, first) {
    const chain: number[] = [];
    for (let sector = first; sector >= 0; sector = this._table[sector] ?? -1) {
      if (chain.length > this._table.length) throw new Error('the sectors of the file run in a circle');
      chain.push(sector);
    }
    return chain;
  };
}
