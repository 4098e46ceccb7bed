import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

/** G11: rights to buy the founders' shares or the company, or to make founders buy. */
export const purchaseOptions = defineBurden({
  ...taxonomy.purchaseOptions,
  imposes: [
    /\b(?:option|right|entitled|may)\b[^.;]{0,60}\b(?:buy|purchase|acquire)\b[^.;]{0,40}\b(?:founders?['’]?s?|your) (?:\w+ )?(?:shares|stock)\b/i,
    /\b(?:option|right)\b[^.;]{0,60}\b(?:to )?(?:buy|purchase|acquire) (?:the (?:whole |entire )?company|all (?:of )?the shares)\b/i,
    /\bcall option\b[^.;]{0,60}\b(?:over|on) (?:the )?(?:founders?|company|remaining|all)\b/i,
    /\b(?:require|oblige|make) (?:the |each |any )?founders?\b[^.;]{0,30}\bto (?:buy|purchase|acquire)\b/i,
  ],
  except:
    /\b(?:leav\w+|resign\w*|unvested|vest\w*|ceases?|departure|dismiss\w*|refusal|pre-?empti\w+|transfers?|match\w*|breach)\b/i,
  red: {
    rating: 'Red',
    risk: 'Investors can buy your shares or the company at a price fixed now, or make you buy theirs: they will choose whichever pays them.',
    recommendation: 'Ask for the option to be removed, or for an independent expert to set a fair price.',
  },
});
