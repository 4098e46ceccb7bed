/**
 * How a purchase is made, by turns of phrase that stand in the titles of any notice: they say nothing about what is
 * bought, but single words of them would ("call-off" is a call centre, "dynamic purchasing system" is software). Buying
 * clubs and portals are named because they stand in titles as the procedure does.
 */
const phrases: readonly string[] = [
  '(?:pseudo )?dynamic (?:purchasing|procurement) systems?|dynamic markets?|dps',
  'frameworks?(?: (?:agreement|contract)s?)?|(?:approved|select|standing) (?:(?:provider|supplier|contractor) )?list',
  'contract (?:award|extension|amendment|variation|modification|change|notice|finder|opportunity)s?(?: notices?)?|contracts finder',
  '(?:award|tender|contract|modification|transparency|extension) notices?|award(?:ed)?|extension',
  'pre[- ]?tender|re[- ]?tender(?:ing)?|re[- ]?procure(?:ment)?|procurement|competition',
  'call[- ]?offs?(?: (?:agreement|contract)s?)?|(?:mini|further)[- ]?competitions?|direct award|(?:single|sole) source|single tender(?: action)?',
  'invitations? (?:to|for) (?:tender|quote)s?|request for (?:quot(?:e|ation)s?|information|proposals?|tenders?)|(?:call for )?expressions? of interest|(?:prior|pre) information notice',
  'itt|itq|rfq|rfp|rfi|pqq|sq|eoi|pin|veat|pme|ojeu|fts|open procedure|restricted procedure',
  '(?:(?:soft|preliminary|early) )?(?:pre[- ])?market[- ](?:engagement|testing|consultation|test|sounding)s?(?: exercise| event)?|(?:early|supplier) engagement',
  'g[- ]?cloud(?: \\d{1,2})?|ccs|crown commercial services?|ypo|espo|nepo|tppl|cpc|kcs|lhc|pagabo',
  'lots? [\\da-z](?:[.-]?\\d)?|lots?|(?:tranche|phase|stage) \\w{1,12}|year \\d{1,2}',
  '(?:measured )?term (?:service )?contracts?|(?:provision|appointment|purchase|delivery) of(?: an?| the)?|tenders?(?: for(?: the| an?)?)?|contracts? for|agreements?',
  '(?:associated|related) services|for (?:information|publication) only|ref(?:erence)?(?: no)?',
  '(?:19|20)\\d\\d(?:[-/](?:19|20)?\\d\\d)?|gb-[a-z ]{2,40}:',
];
const procedure = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const token = /\S+/g;
const reference = /\d{3}|^[([]?[A-Z]{1,6}[-_/]?\d/;
const pandemic = /covid/i;
const firstMarks = /^[\s\p{P}]+/u;
const someWord = /\p{L}{3}/u;

/** Blanks out what the title of a notice says of procedure, and its file numbers; all of it where nothing else is said. */
export function withoutProcedure(title: string): string {
  const plain = title.replaceAll('&amp;', '&');
  const bare = plain
    .replace(token, (word) => (reference.test(word) && !pandemic.test(word) ? ' ' : word))
    .replace(procedure, ' ')
    .replace(firstMarks, '');
  return someWord.test(bare) ? bare : plain;
}
