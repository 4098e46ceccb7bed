import type { FoundCodes } from '../ranking/find-codes.ts';
import { logOdds } from './log-odds.ts';

/** What tells how far the first CPV code can be relied on, where a seller describes the business. */
export interface CpvSigns {
  /** Log odds of the first code's share of the evidence. */
  readonly odds: number;
  /** Log odds that the first codes of SIC, NAICS and ISIC are right, together; what the trades say of it is in there. */
  readonly industry: number;
  /** 1 where the second code is of the same class, so that no other thing rivals the first. */
  readonly sameClass: number;
  /** 1 for a service: CPV tells goods apart much more finely. */
  readonly service: number;
}

/** The first four digits of a CPV code name its class. */
const classDigits = 4;
/** CPV lists supplies and works in the divisions before this one. */
const firstServiceDivision = 50;

/**
 * Reads the signs.
 * @param industry how sure the first codes of the other systems are together, 0 to 1
 */
export function cpvSigns({ systems }: FoundCodes, industry: number): CpvSigns {
  const [first, second] = systems.cpv;
  const code = first?.code ?? '';
  const classOf = (cpv: string): string => cpv.slice(0, classDigits);
  return {
    odds: logOdds(first?.probability ?? 0),
    industry: logOdds(industry, 0.02),
    sameClass: second && classOf(second.code) === classOf(code) ? 1 : 0,
    service: Number(code.slice(0, 2)) >= firstServiceDivision ? 1 : 0,
  };
}
