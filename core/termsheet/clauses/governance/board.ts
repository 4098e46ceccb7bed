import { formatNumber } from '../../assessment/wording.ts';
import { type BoardFacts, unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import type { Reading } from '../../reading/reading.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, type ClauseReading, defineClause } from '../clause.ts';
import { type Parties, partiesOf } from '../parties.ts';
import { quote } from '../stated-right.ts';
import { taxonomy } from '../taxonomy.ts';
import { type BoardComposition, readBoard } from './board-composition.ts';
import { declinedSeats } from './declined-seats.ts';

interface Details {
  readonly hasChiefExecutiveSeat: boolean;
  readonly hasObserver: boolean;
  readonly observerIsLimited: boolean;
  readonly investorsPickIndependent: boolean;
  readonly flipsOnDefault: boolean;
  /** The chair or director whom investors appoint decides where votes are equal. */
  readonly investorsBreakTies: boolean;
}

const observerLimits = anyOf(
  /non-?voting|without (?:a )?vote|no vot|confidential|conflict|privilege|recus|exclu/i,
  /\bleaves? (?:the (?:room|meeting) )?(?:for|when|whenever|while|if)\b|\basked to leave\b/i,
);
const flips =
  /(?:default|breach|fail|milestone|event of)[^.;]{0,220}\b(?:majority of the (?:board|directors)|control of the board|additional directors?|board (?:will|shall) be (?:expanded|reconstituted))/i;

const tieBreak = anyOf(
  /\bsecond vote\b|\b(?:votes|voices) are (?:equal|tied|split)\b/i,
  /\b(?:casting vote|(?:in the event of|in case of|on) a tie\b|\btied vote|deadlock|equality of votes)/i,
);

function isAppointedByInvestors(text: string, parties: Parties): boolean {
  const appointer =
    /\b(?:whom|that|who is)?\s?(.{2,40}?)\s(?:appoints?|names?|nominates?|chooses?|selects?)\b/i.exec(
      text,
    )?.[1] ??
    /\b(?:appointed|named|nominated|chosen|selected) by (.{2,40})/i.exec(text)?.[1] ??
    '';
  return parties.investor.test(appointer) && !parties.founder.test(appointer);
}

/** G01: who sits on the board after closing. */
export const board = defineClause<Details>({
  ...taxonomy.board,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read: readClause,
  assess({ status, facts, details }, context) {
    // Nobody expects a seat of a loan or of an advance, so their silence is no gap.
    if (status === 'absent') return context.documentType === 'priced-equity' ? [missing(context)] : [];
    const seats = facts.board;
    if (status === 'unresolved' || !seats) return [open(context)];
    return [{ ...rate(seats, details), ...background(context, { norm: 'board' }) }];
  },
});

function readClause(reading: Reading): ClauseReading<Details> {
  const composition = withDeclinedSeats(readBoard(reading), reading);
  const { facts, sentences, supporting } = composition;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const evidence = quote(reading, supporting.length > 0 ? supporting : sentences);
  return {
    status: statusOf(composition),
    facts: { board: facts },
    evidence,
    details: {
      hasChiefExecutiveSeat: composition.hasChiefExecutiveSeat,
      hasObserver: composition.hasObserver,
      observerIsLimited: observerLimits.test(text),
      investorsPickIndependent: composition.investorsPickIndependent,
      flipsOnDefault: flips.test(reading.text),
      investorsBreakTies: sentences.some(
        (sentence) =>
          tieBreak.test(sentence.text) && isAppointedByInvestors(sentence.text, partiesOf(reading)),
      ),
    },
    ...(composition.exceedsTotal
      ? {
          contradictions: [
            {
              text: `The document gives the board ${formatNumber(Number(facts.total))} seats, but allots more than that.`,
              evidence,
            },
          ],
        }
      : {}),
  };
}

/** Investors who take no seat have none, where nothing else says how many they have. */
function withDeclinedSeats(composition: BoardComposition, reading: Reading): BoardComposition {
  if (composition.facts.investors !== null) return composition;
  const declined = declinedSeats(reading);
  if (declined.length === 0) return composition;
  return {
    ...composition,
    facts: { ...composition.facts, investors: 0 },
    sentences: [...composition.sentences, ...declined],
    supporting: [...composition.supporting, ...declined],
  };
}

function statusOf({ facts, sentences, supporting, exceedsTotal }: BoardComposition) {
  if (exceedsTotal) return 'contradictory';
  const values = Object.values(facts);
  if (values.some((value) => typeof value === 'number')) return 'present';
  if (values.some((value) => value === unresolved)) return 'unresolved';
  return supporting.length > 0 && sentences.length > 0 ? 'present' : 'absent';
}

function rate(seats: BoardFacts, details: Details): Assessment {
  if (details.flipsOnDefault) {
    return {
      rating: 'Red',
      risk: 'If one of the failures the document names occurs, investors take the majority of the board.',
      recommendation: 'Ask for the make-up of the board not to change on a default.',
    };
  }
  const { founders, investors, independent, total } = seats;
  if (typeof investors !== 'number') {
    return {
      rating: 'Amber',
      risk: details.hasObserver
        ? 'Investors may send an observer; the document does not settle who has how many votes on the board.'
        : 'The document does not settle how many directors the investors appoint.',
      recommendation:
        'Ask for the seats of founders, investors and independents to be stated, with a founder majority.',
    };
  }
  const ownSeats = (typeof founders === 'number' ? founders : 0) + (details.hasChiefExecutiveSeat ? 1 : 0);
  const neutral = typeof independent === 'number' ? independent : 0;
  const size = typeof total === 'number' ? total : investors + ownSeats + neutral;
  const investorSide = investors + (details.investorsPickIndependent ? neutral : 0);
  const seated = describe(seats, details);
  const knowsOwnSeats =
    typeof founders === 'number' || details.hasChiefExecutiveSeat || typeof total === 'number';
  if (knowsOwnSeats && investors * 2 > size) {
    return {
      rating: 'Red',
      risk: `Investors have the majority of the board (${seated}): they can outvote you on every board decision, including dismissing you.`,
      recommendation:
        'Ask for a founder majority, or an even board with an independent director chosen by both sides.',
    };
  }
  if (details.investorsBreakTies && investors + neutral >= ownSeats) {
    return {
      rating: 'Red',
      risk: `If votes are tied, the chair, whom the investors appoint, decides (${seated}): they have the last word on the board.`,
      recommendation: 'Ask for the chair to have no casting vote, or to be chosen by both sides together.',
    };
  }
  if (details.investorsPickIndependent && neutral > 0) {
    return {
      rating: investorSide * 2 > size ? 'Red' : 'Amber',
      risk: `The investors choose the independent director, whose vote is therefore theirs (${seated}).`,
      recommendation: 'Ask for the independent director to be chosen by both sides together.',
    };
  }
  if (knowsOwnSeats && neutral === 0 && investors >= ownSeats && ownSeats > 0) {
    return {
      rating: investors > ownSeats ? 'Red' : 'Amber',
      risk: `Founders have no majority on the board (${seated}), and nobody breaks a tie.`,
      recommendation: 'Ask for one more founder seat, or an independent director chosen by both sides.',
    };
  }
  if (details.hasObserver && !details.observerIsLimited) {
    return {
      rating: 'Amber',
      risk: `Founders are not outvoted on the board (${seated}), but the investors’ observer has no stated limits.`,
      recommendation:
        'Ask for the observer to have no vote, to keep what is said confidential and to leave when interests conflict.',
    };
  }
  return {
    rating: 'Green',
    risk: `Investors do not control the board (${seated}).`,
    recommendation: 'No change needed.',
  };
}

function describe(seats: BoardFacts, details: Details): string {
  const parts = (
    [
      [
        seats.founders === 1 ? 'founder or ordinary shareholder' : 'founders or ordinary shareholders',
        seats.founders,
      ],
      [seats.investors === 1 ? 'investor' : 'investors', seats.investors],
      // That nobody is independent follows from the rest, and need not be said.
      ['independent', seats.independent === 0 ? null : seats.independent],
    ] as const
  ).flatMap(([name, value]) => (typeof value === 'number' ? [`${formatNumber(value)} ${name}`] : []));
  if (details.hasChiefExecutiveSeat) parts.push('the chief executive');
  return parts.join(', ');
}

function open(context: AssessmentContext): Assessment {
  return {
    rating: 'Amber',
    isMinor: true,
    risk: 'The number of board seats is left blank or open.',
    recommendation: 'Get every seat filled in before you sign: how many, and who appoints whom.',
    ...background(context, { norm: 'board' }),
  };
}

function missing(context: AssessmentContext): Assessment {
  return {
    rating: 'Red',
    risk: 'The document does not say who sits on the board after closing, so control of the company is open.',
    recommendation:
      'Ask for the document to say who sits on the board: a founder majority, or an even board with an independent director chosen by both sides.',
    isMissing: true,
    ...background(context, { norm: 'board' }),
  };
}
