/** UK SIC codes that lie in no class of ISIC: none of the other systems has a code for them. */
export const ukSicWithoutClass = { residents: '98000', dormant: '99999', nonTrading: '74990' } as const;

const subject = String.raw`(?:^|[.!?]\s*|\b(?:we|it|company|firm|business|this)\s+(?:is|are|am|was|has been|remains?|'s|’re|'re)\s+)`;
const extra = String.raw`(?:(?:a|an|the|now|currently|still|small|private|limited|uk|our)\s+){0,4}`;
const dormant = new RegExp(`${subject}${extra}dormant\\b(?!\\s+(?:accounts?|volcano|seeds?|season))`, 'i');
const nonTrading = new RegExp(
  `${subject}${extra}(?:non[- ]trading|not\\s+(?:yet\\s+)?trading)(?:\\s+(?:company|firm|business))?\\s*(?:[.!]|$)`,
  'i',
);
const residents = new RegExp(
  `${subject}${extra}(?:residents?['’]?s?|flats?|leaseholders?['’]?|tenants?['’]?)\\s+(?:owned\\s+|property\\s+){0,2}management(?:\\s+(?:company|association)|\\s*(?:[.!]|$))`,
  'i',
);
const rightToManage = new RegExp(`${subject}${extra}(?:right to manage|rtm)\\s+(?:company|association)`, 'i');

/**
 * The UK code of a company that describes itself as dormant, as not trading, or as its residents' property management.
 * Only what the company says of itself counts: one that serves such companies is an accountant or an agent.
 */
export function ukSicOfItself(description: string): string | null {
  // The company says what it is in its first sentences.
  const beginning = description.slice(0, 400);
  if (residents.test(beginning) || rightToManage.test(beginning)) return ukSicWithoutClass.residents;
  if (dormant.test(beginning)) return ukSicWithoutClass.dormant;
  return nonTrading.test(beginning) ? ukSicWithoutClass.nonTrading : null;
}
