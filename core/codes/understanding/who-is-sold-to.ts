/** Who buys what a firm sells, by the words of its description; `unnamed` where it says nothing of them. */
export type SoldTo = 'public' | 'trade' | 'unnamed';

/** What may stand before the verb of a description that begins with it. */
const before =
  '(?:we|i|my|our|us|the|a|an|who|that|mainly|mostly|just|only|shop|store|website|site|web|internet|e-?commerce|business|company|firm|stall|online|small|family|run|start-?up)';
/** Whoever begins with selling does little else: it would stand before. */
const beginsWithSelling = beginsWith('(?:sell|sells|selling|resell|resells|reselling)\\b');
/** Whoever supplies restaurants or other firms sells to them; whoever supplies anybody else may do anything. */
const beginsWithSupplying = beginsWith('(?:supply|supplies|supplying)\\b');
/** What is imported and exported and is no goods: whoever names nothing else arranges the trade of others. */
const noTradedGoods =
  'import\\w*|export\\w*|distribut\\w*|and|or|of|from|to|for|in|by|agen\\w+|agenc\\w+|broker\\w*|business|company|firm|services?|consult\\w*|trad\\w+|goods|licen\\w+|documents?|clearance|compliance|customs';
/** Whoever begins with importing or exporting goods trades in them. */
const beginsWithTrading = beginsWith(
  '(?:import|export)(?:s|ing|ers?)?(?:\\W+(?:and|or|(?:import|export|distribut)(?:e?s|ing|ers?|ors?)?))*' +
    `\\W+(?:of\\W+)?(?!(?:${noTradedGoods})\\b)\\p{L}`,
);
/** What makes or grows its goods is told by that; a market or an agent sells for others. */
const otherThanSelling =
  /\b(?:mak(?:e|es|ing|er|ers)|made|handmade|manufactur\w*|produc(?:e|es|ing|er|ers)|brew\w*|bak(?:e|es|ing)|craft\w*|grow\w*|farm\w*|roast\w*|build\w*|develop\w*|writ(?:e|es|ing)|design\w*|fit|fits|fitted|fitting|install\w*|repair\w*|servic(?:e|es|ing)|hire|hires|rent\w*|lease\w*|mend\w*|marketplace|agents?|auction\w*)\b/i;
const toTheTrade = [
  /\b(?:wholesale\w*|trade|b2b|bulk|stockists?|distribut\w*|import(?:s|ed|er|ers|ing)?|export\w*|merchants?|pallets?|containers?)\b/i,
  /\bto (?:\w+,? ){0,3}(?:shops|retailers|restaurants|hotels|caf[eé]s|pubs|businesses|companies|firms|dealers|contractors|builders|installers|schools|offices|hospitals|factories|manufacturers|stores|supermarkets|salons|garages|bakeries|chefs|processors|independents)\b/i,
];
const toThePublic = [
  /\b(?:online|on the (?:internet|web)|web ?shop|web ?store|e-?commerce|mail order|our (?:own )?website)\b/i,
  /\b(?:on|through|via) (?:etsy|ebay|amazon|shopify|vinted|depop|tiktok|facebook|instagram)\b/i,
  /\bto (?:the (?:general )?public\b(?! (?:sector|bod))|consumers?\b|shoppers\b|households\b|private (?:customers|buyers|people)\b)/i,
  /\b(?:b2c|d2c|direct to consumers?|over the counter)\b/i,
  /\b(?:from|in|at) (?:a|an|our|my|the) (?:\w+ ){0,2}(?:shop|store|stall|boutique|showroom)\b/i,
];
/** A buyer that is neither of these by name, such as "to farmers" or "for dentists". */
const toSomebody = /\b(?:to|for) \p{L}/iu;

/** What is sold and is no goods: whoever sells it is no shop. */
const noGoods =
  /\b(?:software|saas|apps?|subscriptions?|services?|insurance|polic(?:y|ies)|cover|mortgages?|loans?|tickets?|courses?|lessons?|advert\w*|ads|ad space|propert(?:y|ies)|houses|homes|land|holidays?|tours?|flights|energy|electricity|power|data|leads|shares|advice|training|staff|workers?|temps?|teachers?|assistants?|nurses?|carers?|drivers?|labou?r)\b/i;

/**
 * Reads whom a firm that only sells sells to, and null where it does more, or to buyers of another kind. What is no
 * goods is sold as it is: nobody retails insurance.
 */
export function whoIsSoldTo(description: string): SoldTo | 'no-goods' | null {
  const sells = beginsWithSelling.test(description);
  const trades = !sells && beginsWithTrading.test(description);
  if (!sells && !trades && !beginsWithSupplying.test(description)) return null;
  if (otherThanSelling.test(description)) return null;
  if (noGoods.test(description)) return sells ? 'no-goods' : null;
  if (trades) return toThePublic.some((words) => words.test(description)) ? 'public' : 'trade';
  if (toTheTrade.some((words) => words.test(description))) return 'trade';
  if (!sells) return null;
  if (toThePublic.some((words) => words.test(description))) return 'public';
  return toSomebody.test(description) ? null : 'unnamed';
}

function beginsWith(words: string): RegExp {
  return new RegExp(`^\\W*(?:${before}\\W+){0,6}${words}`, 'iu');
}
