import { anyOf } from '../../reading/any-of.ts';
/**
 * Rights of control as people describe them who do not use their names. Each pattern widens the topic of its
 * clause; `grants` are the words that give the right.
 */

/** Who sits on the board. */
export const describedBoard = {
  titles: /^round the table$|^directors$/i,
  words: anyOf(
    /\bshareholders'? committee\b/i,
    /\b(?:advisory|supervisory) board of (?:two|three|four|five|six|seven|\d)\b/i,
    /\bboard (?:would|will|is to) be (?:two|three|four|five|six|seven)\b/i,
  ),
};

/** "A short list where you need my OK". */
const needsYes =
  /\byou(?:'ll| will| would)? need (?:my|our) (?:ok|okay|yes|consent|agreement|approval|leave|blessing)\b/i;

/** Decisions that need the investors' word. */
export const describedConsents = {
  titles: anyOf(
    needsYes,
    /\b(?:things|decisions|matters|what)\b.{0,15}\b(?:needs?|needing|requires?|requiring)\b.{0,20}\b(?:our|their|investors?|majority)\b/i,
    /^what (?:we|they) (?:can|may) (?:block|stop|say no to)|^matters reserved$|^sign-off\b/i,
  ),
  words: anyOf(
    /\bclear with us first\b|\bneeds? our (?:prior )?(?:yes|assent)\b/i,
    /\bwithout our (?:prior )?(?:written )?(?:approval|consent|agreement)\b[^.;]{0,40}\b(?:company|it|you)\b/i,
    /\b(?:company|you) need(?:s)? the (?:approval|consent|agreement) of (?:the )?holders\b/i,
    /\bwe would want to be asked\b/i,
    needsYes,
    /\b(?:matters|things|decisions) (?:need|require) (?:the|a) majority of (?:the )?(?:note ?)?holders\b/i,
    /\b(?:matters|things|decisions) (?:need|require) a majority of (?:the )?(?:investors|preferred)\b/i,
    /\byou (?:can't|cannot|can not|may not|won't|will not|must not)\b[^.;]{0,160}\bwithout (?:our (?:say-so|okay|ok|yes|sign-off|permission|blessing|agreement)|us agreeing|asking us)\b/i,
    /\brequires? the (?:vote|approval|consent) of our\b/i,
  ),
  grants: anyOf(
    /\bclear with us\b|\bour (?:prior )?assent\b/i,
    /\bwithout (?:our (?:say-so|okay|ok|yes|sign-off|permission|blessing|agreement)|us agreeing|asking us)\b/i,
    /\bneeds? our yes\b|\bour (?:prior )?(?:written )?(?:approval|consent)\b|\bneeds? the approval\b/i,
    /\bwant to be asked\b|\bvote of our\b|\b(?:need|require) (?:the|a) majority of\b/i,
    needsYes,
  ),
};

/** Who can make everybody sell. */
export const describedDrag = {
  titles: /^being made to sell$|^sale of the whole company$|^sale together$|^going together$/i,
  words: anyOf(
    /\b(?:require|make|oblige) (?:every|each|all)(?: the)? other (?:share|stock)holders? (?:to )?sell\b/i,
    /\bbring the (?:rest|others|minority) (?:with|along)\b|\byou must sell (?:as well|on the same)\b/i,
    /\b(?:small|other|remaining) holders come along\b/i,
    /\beveryone (?:else )?has to (?:go along|follow|sell)\b|\bcause the company to be sold\b/i,
    /\bput the company up for sale\b/i,
    /\baccept an offer for (?:everything|the whole|all)\b[^.;]{0,30}\ball sell\b/i,
    /\bsay yes to a buyer\b[^.;]{0,10}\ball must\b/i,
    /\bto sell the (?:company|business)\b[^.;]{0,15}\bevery(?:one|body) sells\b/i,
  ),
  grants: anyOf(
    /\bbring the (?:rest|others|minority)\b|\bmust sell (?:as well|on the same)\b/i,
    /\bholders come along\b|\bhas to (?:go along|follow|sell)\b|\bto be sold\b|\ball sell\b/i,
    /\ball must\b|\bevery(?:one|body) sells\b/i,
  ),
};

/** Who may sell beside a holder who sells. */
export const describedTag = {
  titles: /^when founders sell$|^(?:joining|following|coming into) (?:a|the|any) sale$|^selling together$/i,
  words: anyOf(
    /\bwe may (?:put|sell|add)\b[^.;]{0,40}\bours?\b[^.;]{0,40}\b(?:deal|sale|same price|next to|beside|alongside)\b/i,
    /\boffered a place in any sale\b/i,
    /\bright to leave with (?:any|a) (?:share|stock)?holder who sells\b/i,
    /\bmust find the same price for\b|\b(?:may|can) also (?:join|take part|sell)\b[^.;]{0,20}\bsale\b/i,
    /\bwhoever is left may join\b/i,
  ),
  grants: anyOf(
    /\bwe may (?:put|sell|add)\b|\bplace in any sale\b|\bleave with (?:any|a)\b|\bsame price for\b/i,
    /\balso (?:join|take part|sell)\b|\bmay (?:join|go along)\b/i,
  ),
};

/** Who may buy into later rounds. */
export const describedProRata = {
  titles: /^next rounds$|^keeping up$|^(?:fresh|new) shares\b/i,
  words: anyOf(
    /(?:^|[;,]\s*(?:and )?)pro[- ]?rata(?: rights?)?(?=\s*(?:[;,.]|$|and\b))/i,
    /\b(?:may|can) take (?:up to )?(?:\w+ ){0,2}(?:our|their|its) share of it\b/i,
    /\bnew shares (?:are|is) issued\b[^.;]{0,30}\b(?:buy|take|subscribe for) enough\b/i,
    /\bright to (?:subscribe for|buy|take up)\b[^.;]{0,25}\bof (?:whatever|what) is (?:issued|new)\b/i,
    /\b(?:buy|take|take up) (?:our|their|its) (?:percentage|portion|share|part) of (?:anything new|(?:the )?(?:next|later|new|future) )/i,
    /\b(?:keep|keep up|stay at|hold) (?:our|their|its) (?:percentage|share|stake)\b/i,
    /\b(?:capital is increased|capital increase)\b[^.;]{0,40}\bsubscribe in proportion\b/i,
    /\bfresh shares\b[^.;]{0,40}\bin proportion\b/i,
  ),
  grants: /\b(?:buy|take|for) enough\b|\b(?:our|their|its) (?:percentage|portion|share)\b|\bin proportion\b/i,
};

/** What the company must tell its investors. */
export const describedInformation = {
  titles: /^letting (?:us|them) know$|^paper(?:work)?$/i,
  words: anyOf(
    /(?:^|[;,]\s*(?:and )?)(?:(?:quarterly|monthly|annual|yearly|customary|standard|usual) )?information(?: rights?)?(?=\s*(?:[;,.(]|$|and\b))/i,
    /\baccounts reach us\b|\byou send us\b[^.;]{0,40}\b(?:financials|accounts|figures|reports?)\b/i,
    /\bsend (?:us|me)\b[^.;]{0,25}\b(?:every|each|once a) (?:month|quarter|year)\b/i,
    /\bsee (?:the|your) (?:numbers|figures|accounts|(?:quarterly|monthly|yearly|annual)\b)/i,
  ),
  grants: /\binformation\b|\breach us\b|\bsend (?:us|me)\b|\bsee (?:the|your)\b/i,
};

/** How long the founders may not talk to others. */
export const describedExclusivity = {
  titles: anyOf(
    /^other (?:suitors|talks)$|^talking to others$|^exclusive talks$|^our lips$|^until we fund$/i,
    /^between now and then$/i,
  ),
  words: anyOf(
    /\b(?:not|nor)\b[^.;]{0,60}\b(?:look for|answer|take|accept)\b[^.;]{0,20}\bmoney from (?:anyone|anybody|others)\b/i,
    /\b(?:not|can't|cannot|won't)\b[^.;]{0,20}\b(?:hold talks|talk|deal|negotiate) with (?:anyone else|anybody else|another investor|other investors)\b/i,
    /\bspeak to no other (?:source|investor|fund)/i,
    /\bshop (?:this|it|the deal)\b[^.;]{0,12}\bto (?:no one|nobody|anyone)\b/i,
    /\b(?:without|no) talking to (?:others?|other (?:funds?|investors?)|anyone else)\b/i,
    /\bwithout looking elsewhere\b|\bdeal with (?:no one|nobody) else\b/i,
    /\bnot negotiate with third parties\b/i,
  ),
};
