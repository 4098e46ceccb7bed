import { anyOf } from '../reading/any-of.ts';

/** Long-form agreements: they carry out a deal that a term sheet only proposes. */
export const longFormAgreements: readonly { readonly name: string; readonly title: RegExp }[] = [
  {
    name: "a shareholders' agreement",
    title: anyOf(
      /share ?holders?['\u2019]?s? agreement|stockholders?['\u2019]?s? agreement/i,
      /gesellschaftervereinbarung|pacte d['\u2019]associ\u00e9s/i,
    ),
  },
  {
    name: 'an investment, share purchase or subscription agreement',
    title: anyOf(
      /(?:investment|(?<!advanced? )subscription|stock purchase|share purchase|share subscription|securities purchase|investors?['\u2019]? rights|voting|co-sale) (?:and [a-z' ]{3,40})?agreement/i,
      /beteiligungsvertrag/i,
    ),
  },
  {
    name: 'articles of association or a charter',
    title: anyOf(
      /articles of association|certificate of incorporation|memorandum of association|bylaws|by-laws/i,
      /operating agreement|satzung\b/i,
    ),
  },
  {
    name: 'an option agreement or plan',
    title:
      /option (?:agreement|plan|scheme rules)|share incentive plan|stock option grant|equity incentive plan/i,
  },
  {
    name: 'a partnership or founders\u2019 agreement',
    title: /founders?['\u2019]? agreement|partnership agreement|joint venture agreement/i,
  },
  {
    name: 'a supply or services agreement',
    title: anyOf(
      /(?:services|supply|software|licen[cs]e|master|distribution|reseller|agency|consulting) agreement/i,
      /statement of work/i,
    ),
  },
];
