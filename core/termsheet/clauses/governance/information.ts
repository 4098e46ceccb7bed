import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { isDeniedItem } from '../../reading/denied-item.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { type Assessment, defineClause } from '../clause.ts';
import { quote, readRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedInformation } from './described-governance-terms.ts';

interface Details {
  readonly weekly: boolean;
  readonly monthly: boolean;
  readonly unlimited: boolean;
  readonly hasThreshold: boolean;
}

const topic = alsoDescribed(describedInformation, {
  titles: anyOf(
    /^(?:management )?accounts$|^(?:accounts|figures|numbers) and \w+$|^news$|^updates?$/i,
    /^keeping (?:us|you|investors) informed|information|\binfo rights\b|reporting|^reports?\b|management rights/i,
    /inspection|informationsrecht|berichts|access to (?:books|records|information)/i,
  ),
  words: anyOf(
    /\b(?:monthly|quarterly|annual|yearly) information\b/i,
    /^\W*(?:monthly|quarterly|annual|yearly) (?:numbers|figures|accounts)\b/i,
    /\b(?:sends?|provides?|delivers?|supplies|gives?)\b[^.;]{0,20}\b(?:investors?|holders?|fund|lenders?)\b[^.;]{0,30}\b(?:accounts|reports?|figures|statements)/i,
    /\b(?:gives?|sends?|shows?|gets?|receives?) (?:us )?(?:the |your |its )?(?:weekly|monthly|quarterly|annual|yearly) (?:figures|numbers)\b/i,
    /\b(?:inspect|examine)\b[^.;]{0,20}\b(?:books|records)/i,
    /\b(?:figures|numbers|accounts|reports?|updates?|note)\b[^.;]{0,30}\b(?:every|each|per|once (?:in )?a) (?:week|month|quarter)\b/i,
    /\b(?:weekly|monthly|quarterly|annual|yearly) updates?\b/i,
    /\blook (?:in on|at|into) the books\b/i,
    /\b(?:monthly|quarterly|annual|audited)\b[^.;]{0,30}\b(?:accounts|financials?|reports?|statements)\b/i,
    /\binformation\b[^.;]{0,25}\bpro-?\s?rata\b|\binformation (?:and inspection )?rights?/i,
    /\bmanagement (?:rights letter|accounts)|\binspection rights?/i,
    /\b(?:receive|deliver|provide|furnish|supply|given|get)\b[^.;]{0,80}\b(?:financial statements|accounts|financial (?:reports?|information)|budget|reports)\b/i,
    /\b(?:weekly|monthly|quarterly)\b[^.;]{0,30}\breports?\b|\baccess to (?:the )?(?:books|records)/i,
    /informationsrechte/i,
  ),
  except: anyOf(
    /confidential|limitations on|conditions|due diligence|warrant|exclusiv|no-?shop|^definitions?$/i,
    /data protection|redemption|use of|company information|general information|proprietary/i,
  ),
  // A warranty tells of what the company owns and knows.
  notAbout: /\bto (?:its|the company's) knowledge\b|\bowns? or possess\w*/i,
  grants: anyOf(
    /\b(?:every|each|per|once (?:in )?a) (?:week|month|quarter)\b/i,
    /\binformation|inspection|financial|accounts|reports?|budget/i,
    /management rights|statements|monthly|quarterly|annual|access|bericht|jahresabschluss|books/i,
  ),
  denies: anyOf(
    /^\W*no (?:[\w-]+ (?:or|and) )?information (?:(?:or|and) [\w-]+ )?rights?\b/i,
    /\bno (?:contractual )?information rights?/i,
    /information rights?\s?(?:[:-]\s?)?(?:none|nil|not applicable|n\/a)\b/i,
  ),
});
const weeklyWords = /\b(?:every|each) (?:monday|tuesday|wednesday|thursday|friday)\b|\bweekly\b|every week/gi;
const monthlyWords = /\bmonthly\b|each month|every month|monatlich|monatsbericht/gi;
const unlimitedWords = anyOf(
  /\bopen to (?:us|them|the investors?) at all (?:hours|times)\b/gi,
  /\b(?:unlimited|unrestricted|full|free) access\b/gi,
  /at any time(?! during)[^.;]{0,60}\b(?:access|inspect|books|records|premises)/gi,
  /\bany information\b[^.;]{0,40}\b(?:request|require)/gi,
);
const thresholdWords = anyOf(
  /\bmajor (?:investors?|purchasers?|holders?)/i,
  /\b(?:at least|holding|holds?|invested|not less than|>=|more than)\b[^.;]{0,40}(?:\d|\u25a1)/i,
);

/** G06: what the company must report to investors. */
export const information = defineClause<Details>({
  ...taxonomy.information,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const { value, sentences, supporting } = readRight(reading, topic);
    const some = (pattern: RegExp) => sentences.some(({ text }) => pattern.test(text));
    const isOwed = (pattern: RegExp) => sentences.some(({ text }) => owes(text, pattern));
    return {
      status: statusOfRight(value),
      facts: { informationRights: value },
      evidence: quote(reading, supporting),
      details: {
        weekly: isOwed(weeklyWords),
        monthly: isOwed(monthlyWords),
        unlimited: isOwed(unlimitedWords),
        hasThreshold: some(thresholdWords),
      },
    };
  },
  assess({ facts, details }) {
    const value = facts.informationRights ?? null;
    if (value === null) return [];
    return [value === unresolved ? open : value ? rate(details) : none];
  },
});

/** Whether a sentence asks for something in so many words, and not to say that it is not owed. */
function owes(text: string, words: RegExp): boolean {
  return everyMatch(words, text).some(
    ({ 0: said, index }) => !isDeniedItem(text, index, index + said.length),
  );
}

const open: Assessment = {
  rating: 'Amber',
  isMinor: true,
  risk: 'What the company must report to investors is left open.',
  recommendation: 'Ask for it to be limited to annual and quarterly accounts, for larger investors.',
};
const none: Assessment = {
  rating: 'Green',
  risk: 'Investors have no information rights beyond the law.',
  recommendation: 'No change needed.',
};

function rate({ weekly, monthly, unlimited, hasThreshold }: Details): Assessment {
  if (weekly || unlimited) {
    return {
      rating: 'Red',
      risk: weekly
        ? 'The company must report to investors every week, which takes time from the business.'
        : 'Investors have unlimited access to the company’s information.',
      recommendation:
        'Ask for annual and quarterly accounts and a yearly budget, for larger investors, in confidence.',
    };
  }
  if (monthly) {
    return {
      rating: 'Amber',
      risk: 'The company must report to investors every month.',
      recommendation: 'Ask for quarterly accounts, or for at least 30 days to prepare monthly ones.',
    };
  }
  return {
    rating: 'Green',
    risk: 'The company gives investors regular accounts.',
    recommendation: hasThreshold
      ? 'No change needed.'
      : 'Usual. Ask for them to go only to investors above a minimum holding, and never to competitors.',
  };
}
