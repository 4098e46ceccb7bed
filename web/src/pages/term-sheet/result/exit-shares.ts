import type { ExitScenario } from '../../../../../core/termsheet/analysis.ts';

interface Stretch {
  readonly from: number;
  readonly width: number;
}

/** Stretches of a bar in per cent of the sale price, one behind the other. */
export interface ExitShares {
  readonly founders: Stretch;
  readonly otherCommon: Stretch;
  readonly investors: Stretch;
}

/** How a sale price is split. `commonProceeds` includes the founders' own. */
export function exitShares({ founderProceeds, commonProceeds, investorProceeds }: ExitScenario): ExitShares {
  const total = commonProceeds + investorProceeds;
  const percent = (amount: number) => (total > 0 ? (Math.max(0, amount) / total) * 100 : 0);
  const founders = { from: 0, width: percent(founderProceeds) };
  const otherCommon = { from: founders.width, width: percent(commonProceeds - founderProceeds) };
  return {
    founders,
    otherCommon,
    investors: { from: otherCommon.from + otherCommon.width, width: percent(investorProceeds) },
  };
}
