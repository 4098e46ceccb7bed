import { defineBurden } from '../burden.ts';
import { taxonomy } from '../taxonomy.ts';

const assets = 'assets|IP|intellectual property|patents?|source code|software|trade ?marks?';
/** G14: a pledge that lets an investor take the business. In a note it is rated with the note. */
export const security = defineBurden({
  ...taxonomy.security,
  appliesTo: ['priced-equity', 'safe'],
  imposes: [
    /\b(?:debenture|(?:fixed|floating)(?: and floating)? charge|security interest|mortgage|lien)\b[^.;]{0,80}\b(?:assets|IP|intellectual property|patents?|source code|software|trade ?marks?)\b/i,
    new RegExp(
      `\\b(?:charge|pledge|security|mortgage|lien) (?:is |are )?(?:granted |given |taken )?(?:over|on|of) (?:the |all |its |your )*(?:${assets})\\b`,
      'i',
    ),
    /\b(?:assets|IP|intellectual property|patents?|source code)\b[^.;]{0,50}\b(?:charged|pledged|mortgaged|held as security)\b/i,
  ],
  except: /\b(?:free of|free from|clear of|consent|approval|veto|without the|reserved)\b/i,
  red: {
    rating: 'Red',
    risk: 'Investors hold a charge over the company’s assets or inventions: if things go badly, they can take the business.',
    recommendation:
      'Ask for the security to be removed: investors in shares take the risk, only lenders take security.',
  },
});
