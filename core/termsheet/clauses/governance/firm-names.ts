import { personName } from './seat-words.ts';

const affix = `(?:${[
  'of|from|for|as|in|who|whom|that|which|now|himself|herself|elected|appointed|nominated|designated',
  'delegated|chosen|agreed|agreeable|acceptable|approved|mutually|jointly|representing|by|with|come',
  'comes|all|both|also|and',
].join('|')})`;
/** A name, and nothing behind it but what may be said of a member: no verb that makes it a sentence. */
const person = new RegExp(`^(?:${personName})(?=$| ${affix}\\b)`, 'u');
const otherWords = [
  'No|None|Nobody|Each|All|Any|Every|It|They|He|She|Her|His|Its|Their|That|This|There|These|The|If',
  'In|On|At|Our|Your|My|A|An|One|Two|Three|Four|Five|Votes?|Majority|Consent|Approval|Holders|Board',
  'Directors?|Observers?|Meetings?|Decisions?|Minutes|Quorum|Resolutions?|Chair\\w*|CEO|Chief',
  'Founders?|Investors?|Promoters?|Common|Preferred|Series|Ordinary|Independent|Lead',
].join('|');
/** Words that begin with a capital where they open a sentence, or name an office or a side. */
const noName = new RegExp(`^(?:${otherWords})\\b`);
const firm =
  /^(?!.{0,40}[Hh]olders\b)(?:(?:from|for|by|of|(?:chosen|appointed|named|nominated) by) )?(?:the )?\p{Lu}[\p{L}&'-]+/u;
const firmEnding =
  /\b(?:Seed|Ventures?|Capital|Partners|Fund|Angels|Invest(?:ments?|ors?)?|Holdings?|Group|Bank|Trust|Growth|Equity|Syndicate|University|Institute)$/;

/** The name that an entry begins with; null where it begins with none. */
export function personIn(text: string): string | null {
  return noName.test(text) ? null : (person.exec(text)?.[0] ?? null);
}

/** Whether an entry begins with a name. */
export function isPerson(text: string): boolean {
  return personIn(text) !== null;
}

/** Whether a name ends as those of firms do. */
export function endsAsFirm(name: string): boolean {
  return firmEnding.test(name);
}

/** "From Quarry Lane", "the Harbour": seats are counted for firms, not for persons. */
export function startsWithFirm(text: string): boolean {
  return firm.test(text);
}

/** Whether words are a firm's name and no other word with a capital. */
export function isFirm(text: string): boolean {
  return firm.test(text) && !noName.test(text);
}
