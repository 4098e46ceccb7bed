import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { partiesOf } from '../parties.ts';
import { hasTitle, quote, readRight, statusOfRight } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { describedDrag } from './described-governance-terms.ts';
import { type DragTrigger, grants, readDragTrigger } from './drag-trigger.ts';

const everybodyElse = [
  '(?:each|every|all)(?: other)? (?:share|stock)holders?|everyone(?: else)?|everybody(?: else)?',
  'all others|the others|the rest|(?:the )?(?:remaining|other|minority) (?:share|stock)holders',
].join('|');
const joining = 'sell|transfer|follow|vote (?:for|in favou?r)|join|accept|go (?:along|with)|take part';
const otherHolders =
  'shareholders|stockholders|holders|everyone|everybody|others|the rest|the remainder|the minority';
/** "We sell if we all agree, I am not forcing anybody". */
const forcesNobody =
  /\b(?:sells?|sale)\b[^.;]{0,40}\b(?:not|never|n't) (?:forc(?:e|ing)|mak(?:e|ing)) any(?:body|one)\b/i;
const topic = alsoDescribed(describedDrag, {
  titles: anyOf(
    /compelled sale|forced exit|\bexit obligation|sale of all (?:the )?shares|obligation to sell/i,
    /must sell|drag|bring-?\s?along|mitverkaufspflicht|mitver\u00e4u\u00dferungspflicht|forced sale/i,
    /compulsory sale/i,
  ),
  words: anyOf(
    /\ball(?: of them| holders| (?:share|stock)holders| the others)? must sell\b/i,
    /\ball holders join\b[^.;]{0,30}\bsale\b/i,
    /\bthe remainder\b[^.;]{0,10}\b(?:must|shall|will) (?:follow|sell|accept)\b/i,
    /\b(?:nobody|no one|no (?:share|stock)?holder)\b[^.;]{0,20}\b(?:made|forced|obliged|required|compelled) to sell\b/i,
    /\bbring\b[^.;]{0,30}\balong\b/i,
    forcesNobody,
    /\b(?:all|every|each) other (?:share|stock)?holders?\b[^.;]{0,20}\b(?:shall|must|will)\b[^.;]{0,60}\b(?:sell|vote|sign|transfer|waive)/i,
    /\b(?:oblige|require|compel)\b[^.;]{0,30}\b(?:share|stock)?holder\b[^.;]{0,30}\bto (?:transfer|sell)/i,
    /\bdrag(?:ged|s)?\b/i,
    /\bholding\b[^.;]{0,40}\bshares may (?:compel|force|oblige|require) the (?:others|rest|remainder)\b/i,
    /\b(?:cause|compel|force|initiate|demand)\b[^.;]{0,40}\bsale of (?:the (?:whole |entire )?(?:company|issuer|business)|all)/i,
    new RegExp(
      `\\b(?:${everybodyElse})\\b[^.;]{0,20}\\b(?:must|shall|will|would|are (?:required|obliged|bound) to|agree to|undertake to|have to)\\b[^.;]{0,15}\\b(?:${joining})`,
      'i',
    ),
    /\bbring-?along|mitver\u00e4u\u00dferungspflicht|mitverkaufspflicht/i,
    new RegExp(
      `\\b(?:require|oblige|compel|force)\\b[^.;]{0,80}\\b(?:${otherHolders})\\b[^.;]{0,40}\\b(?:to sell|to transfer|to join|to follow|to accept|to do (?:so|the same|likewise))`,
      'i',
    ),
    /\b(?:shareholders|stockholders|holders)\b[^.;]{0,60}\b(?:required|obliged|obligated|bound) to (?:sell|transfer|vote)[^.;]{0,120}\b(?:sale|acquisition|third party|buyer)/i,
  ),
  except: anyOf(
    /lock-?\s?(?:up|in)|information|registration|anti-?dilution|vesting|leaver|exclusiv|no-?shop/i,
    /^definitions?$|pre-?emption|redemption|put option/i,
  ),
  names: /\bdrag[- ]?along\b|\bmay drag\b/i,
  grants,
  denies: anyOf(
    forcesNobody,
    /\b(?:nobody|no one|no (?:share|stock)?holder)\b[^.;]{0,20}\b(?:made|forced|obliged|required|compelled) to sell\b/i,
    /\bno drag(?:-|\s)?along/i,
    /drag(?:-|\s)?along(?: rights?)?\s?(?:[:-]\s?)?(?:none|nil|not applicable|n\/a)\b/i,
    /without (?:any )?drag/i,
  ),
});

/** G03: who can make everybody sell. */
export const dragAlong = defineClause<DragTrigger>({
  ...taxonomy.dragAlong,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { value, sentences, supporting } = readRight(reading, topic);
    return {
      status: statusOfRight(value),
      facts: { dragAlong: value },
      evidence: quote(reading, supporting),
      details: readDragTrigger(
        sentences,
        partiesOf(reading),
        ({ section, text }) => hasTitle(section, topic.titles) || topic.words.test(text),
      ),
    };
  },
  assess({ facts, details }, context) {
    const about = background(context, { norm: 'drag-along', law: 'drag-along' });
    const value = facts.dragAlong ?? null;
    if (value === null) return [{ ...missing, ...about }];
    if (value === unresolved) {
      return [
        {
          rating: 'Amber',
          risk: 'The document provides for a drag-along, but its terms are left open.',
          recommendation:
            'Ask for the trigger to be stated: board, a majority of ordinary shares and a majority of preferred together.',
          ...about,
        },
      ];
    }
    if (!value) {
      return [
        {
          rating: 'Green',
          risk: 'Nobody can make you join a sale (no drag-along).',
          recommendation: 'No change needed; a later buyer may ask for one.',
          ...about,
        },
      ];
    }
    return [{ ...rate(details, context), ...about }, ...(details.hasFloor ? [] : [floorMissing])];
  },
});

function rate(details: DragTrigger, _context: AssessmentContext): Assessment {
  const { threshold, investorsAlone, needsBoard, needsOrdinary, needsInvestors, hasFloor, afterDate } =
    details;
  if (investorsAlone || afterDate) {
    return {
      rating: 'Red',
      risk: `The investors alone can make everyone sell the company${afterDate ? ' once the date named has passed' : ''}, at a price that may leave founders nothing.`,
      recommendation:
        'Ask that the board, a majority of the ordinary shares and a majority of the preferred shares must all agree, with a price floor.',
    };
  }
  if (threshold !== null && threshold <= 50 && !needsOrdinary && !details.needsTwoClasses) {
    return {
      rating: 'Red',
      risk: `Holders of ${threshold}% can make everyone sell the company without the founders’ agreement.`,
      recommendation:
        'Ask for 75% of all shares, or for the separate consent of a majority of the ordinary shares.',
    };
  }
  const isJoint =
    needsOrdinary && (needsInvestors || needsBoard || (details.needsFounder && (threshold ?? 0) > 50));
  if (isJoint || (threshold !== null && threshold >= 75 && !needsInvestors)) {
    return {
      rating: 'Green',
      risk: hasFloor
        ? 'A sale can be forced only with broad agreement and above a price floor.'
        : 'A sale can be forced only with broad agreement.',
      recommendation: hasFloor
        ? 'No change needed.'
        : 'Usual. Ask for a price floor, and for your liability in a sale to be several and capped at what you receive.',
    };
  }
  return {
    rating: 'Amber',
    risk: `Others can make you join a sale${threshold === null ? '; the document does not say who decides' : ` that holders of ${threshold}% agree to`}, and founders have no vote of their own${hasFloor ? '' : ' and there is no price floor'}.`,
    recommendation:
      'Ask for the consent of a majority of the ordinary shares as well, a price floor, and liability capped at what you receive.',
  };
}

const floorMissing: Assessment = {
  title: 'Drag-along price floor',
  rating: 'Amber',
  risk: 'The document names no price below which you need not join a sale, so you can be forced into a sale that pays only the preference.',
  recommendation:
    'Ask for a price floor, for example the investors’ issue price with something left for ordinary shares, and for the same terms for everyone.',
  isMissing: true,
};

const missing: Assessment = {
  rating: 'Amber',
  risk: 'The document has no drag-along, which the final agreements are likely to add.',
  recommendation:
    'Settle it now: board, a majority of ordinary shares and a majority of preferred shares together, with a price floor.',
  isMissing: true,
};
