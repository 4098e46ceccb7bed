/**
 * The first thing that a recommendation asks for, as one short sentence: what it says "failing that" and the
 * reasons stand in full with the clause.
 * @example shortAsk('Ask for one closing; or for milestones.') // 'Ask for one closing.'
 */
export function shortAsk(recommendation: string): string {
  const text = recommendation.trim();
  const end = text.search(/;\s|\.\s/);
  return end < 0 ? text : `${text.slice(0, end)}.`;
}
