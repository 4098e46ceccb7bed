import type { Sentence } from '../reading/sections.ts';
import { contains, containsAny, lexicon } from './lexicon.ts';

/** What frames an offer without being a term of it. */
export type Framing = 'party' | 'definition' | 'next-steps';

/** Headings under which a form names things and people. */
const partyTitles = new Set(
  [
    'company issuer corporation borrower target investor investors lender lenders subscriber subscribers founder founders',
    'promoter promoters parties party between lead name names title date dated from to cc subject re by address place',
    'security securities instrument signed accepted signature signatures shareholders purchaser purchasers noteholders',
    'organisation purpose background introduction',
  ]
    .join(' ')
    .split(' '),
);
const partyTitleWords = lexicon(`
  the lead co new class of type share shares security securities issued company founder* investor* party parties
  and date signed by for on behalf agreed accepted name project first subscriber* issuer borrower lender* present
  co-investor* company's existing s offered name(s) directors
`);
/** In a sentence that names somebody nothing is promised. */
const promises = lexicon(`
  shall must may can cannot will would right rights entitled obliged require* consent* majority appoint* remov* pledge*
  sell* redeem* warrant* guarante* pay pays paid receive* veto* lose* forfeit* security times half percent
`);

const definitionTitles = lexicon('defin* interpret* glossar*');
const definitionWords = lexicon('mean means meaning defined');

const stepWords = lexicon(`
  countersign* sign signed signing signature* reply replying confirm* accept* accepted acceptance lawyer* solicitor*
  draft drafts drafting documents docs paper* diligence call email mail monday tuesday wednesday thursday friday
  expir* lapse* closing completion open valid
`);
const courtesyWords = lexicon(`
  dear hello hi regards sincerely faithfully truly warmly best thanks thank pleased delighted glad happy love loved
  enjoyed meeting coffee congratulations hope sorry welcome look forward write wrote written explain* jargon describe*
  describes understand summary summarises sets outlines propose* proposal proposed prepared offer offers terms letter
  document
`);

/**
 * Tells what a sentence frames the offer with, or null where it may be a term: the parties under their headings, the
 * meaning of a word, and the way from here to a signature.
 */
export function framingOf(sentence: Sentence, words: readonly string[]): Framing | null {
  const title = sentence.section?.title ?? '';
  const isPromise = containsAny(promises, words);
  if (!isPromise && namesSomebody(title)) return 'party';
  if (!isPromise && introduces(sentence.text)) return 'party';
  if (!isPromise && (containsAny(definitionWords, words) || definesIn(title))) return 'definition';
  const isShort = words.length <= mostWordsOfACourtesy;
  if (!isPromise && isShort && (containsAny(stepWords, words) || containsAny(courtesyWords, words))) {
    return 'next-steps';
  }
  return null;
}

const mostWordsOfACourtesy = 40;

function namesSomebody(title: string): boolean {
  const words = title.match(/[\p{L}()'-]+/gu) ?? [];
  if (words.length === 0 || words.length > 5) return false;
  return words.some((word) => partyTitles.has(word)) && words.every(isPartyWord);
}

function isPartyWord(word: string): boolean {
  return partyTitles.has(word) || contains(partyTitleWords, word);
}

function definesIn(title: string): boolean {
  return /^["'\u201c]/.test(title) || containsAny(definitionTitles, title.split(/\W+/));
}

/** `Larkspur Limited (the "Company")`, "registered in England", "a Delaware corporation". */
function introduces(text: string): boolean {
  return (
    /\((?:together,? )?(?:the |each,? an? |collectively,? )?["'\u201c][^"'\u201d()]{2,40}["'\u201d]\)/.test(
      text,
    ) || /\b(?:registered|incorporated|organi[sz]ed|registered office|company (?:no|number))\b/i.test(text)
  );
}
