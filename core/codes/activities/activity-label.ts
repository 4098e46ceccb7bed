const longestLabel = 60;
/** What stands before the name of a business: who speaks, and that they run it. */
const introduction =
  /^(?:we|i|i'm|we're|are|am|is|it|this|my|our|the|a|an|small|family|run|running|own|owning|have|has|keep|operate|also|there|little|local|business|company|firm|offer|offering|provide|providing|do|which)\s/i;
const mostWords = 8;

/**
 * Names an activity by the words that its owner used for it.
 *
 * @example
 * activityLabel('We run a pub'); // 'Pub'
 */
export function activityLabel(text: string): string {
  let rest = text.trim();
  for (let word = 0; word < mostWords && introduction.test(rest); word++)
    rest = rest.replace(introduction, '');
  const cut = rest.length <= longestLabel ? rest : `${rest.slice(0, longestLabel - 1).trimEnd()}…`;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}
