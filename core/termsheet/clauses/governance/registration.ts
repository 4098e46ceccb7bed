import { unresolved } from '../../facts.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { quote, readRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';

const topic = {
  titles: /registration rights?|^registration$|demand registration|piggy-?\s?back|^s-3$/i,
  words: /\bregistration rights?|\bdemand registrations?|\bpiggy-?\s?back/i,
  except: /^definitions?$|conditions|company registration|registration number/i,
  grants: /registration|piggy-?\s?back|register\b|demand/i,
  denies: /\bno registration rights?|registration rights?\s?(?:[:-]\s?)?(?:none|nil|not applicable|n\/a)\b/i,
};

/** G08: the right to have shares registered for sale on a US exchange. */
export const registration = defineClause<boolean>({
  ...taxonomy.registration,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { value, supporting } = readRight(reading, topic);
    return {
      status: statusOfRight(value),
      facts: {},
      evidence: quote(reading, supporting),
      details: value === true || value === unresolved,
    };
  },
  assess({ details: isGranted }, { jurisdiction }) {
    if (!isGranted) return [];
    return [jurisdiction === 'US' ? usual : outOfPlace];
  },
});

const usual: Assessment = {
  rating: 'Green',
  risk: 'Investors may have their shares registered for sale after a flotation, as is standard in the US.',
  recommendation: 'No change needed.',
};
const outOfPlace: Assessment = {
  rating: 'Amber',
  risk: 'The document includes registration rights, a US term that does not suit a company here and can bring US costs.',
  recommendation: 'Ask for registration rights to be struck out, or to apply only to a US flotation.',
};
