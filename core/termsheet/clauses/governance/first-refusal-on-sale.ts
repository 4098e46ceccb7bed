import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

/** G12: whoever must be asked first scares other buyers off. */
export const firstRefusalOnSale = defineBurden({
  ...taxonomy.firstRefusalOnSale,
  imposes: [
    /\b(?:first refusal|first offer|first negotiation|last look|matching right)\b[^.;]{0,80}\b(?:sale of the company|acquisition|takeover|(?:whole|entire) company)\b/i,
    /\b(?:sale|acquisition|acquire|buy|sell)\b[^.;]{0,40}\bcompany\b[^.;]{0,80}\b(?:first refusal|first offer|last look|to match)\b/i,
    /\b(?:proposal|offer|bid)\b[^.;]{0,40}\b(?:to )?(?:acquire|buy|purchase)\b[^.;]{0,60}\bfirst (?:give|offer|notify)\b/i,
    /\bto be offered the company first\b/i,
  ],
  except: /\b(?:founders?['’]? (?:shares|stock)|new (?:shares|securities|issues?)|transfers? of shares)\b/i,
  red: {
    rating: 'Red',
    risk: 'One investor may step into any sale of the company, which deters other buyers and lowers the price.',
    recommendation:
      'Ask for the right to be removed; at most, agree to tell the investor of a bid, with no right to match it.',
  },
});
