import { anyOf } from '../../reading/any-of.ts';

const label =
  /^(?:drafting|drafter|draft|editor'?s?|practice|guidance|explanatory|user|legal|tax|author'?s?|internal|counsel'?s?)?\s*(?:notes?|nb|n\.b\.|comments?|commentary|guidance|explanation|footnote|instructions?|hinweis|anmerkung)\b\s*(?:to|for|on|:|-|\u2013|\u2014|\.|\d)/i;
const instruction =
  /^(?:delete|select|choose|include|use|omit|adjust|consider|check|confirm|amend|complete) (?:as|if|one|where|only|this|the|either|whether|when|for)\b/i;
/** Somebody who speaks for himself: terms are those of parties. */
const inFirstPerson = /\bI (?:have|had|moved|would|think|am|was|will|don['’]t)\b/i;
/** Words of somebody who writes about the paper, not of the paper itself. */
const draftTalk = anyOf(
  inFirstPerson,
  /\b(?:our|the|my|earlier|previous|last|first) (?:memo|draft|version|template|mark-?up|deck)\b.{0,80}\b(?:said|had|showed|says|asked)\b/i,
  /^(?:v\.?\s?|(?:version|draft|rev\.?) )\d{1,2} (?:had|said|showed|gave|was|stated)\b/i,
  /\bto be (?:asked|discussed|clarified|settled|checked|raised) (?:with|of|by|on|at)\b/i,
  /\bnot (?:yet )?(?:agreed|accepted|responded)\b|\bdid not (?:agree|accept|respond)\b/i,
  /\b(?:(?:leave|take) (?:it |this )?out|do not (?:quote|send)|check with|please (?:confirm|check|advise|note))\b/i,
  /\bfill(?:ed)? (?:this |it )?in later\b|\b(?:kept|left) open (?:until|till|for)\b|\bnot yet known\b/i,
  /\b(?:be|is) (?:cleared|checked|verified)\b[^.;]{0,40}\bbefore (?:signing|signature|we sign|it is signed)\b/i,
  /\bto (?:confirm|check|advise|consider|discuss|clarify|say|tell us) (?:whether|if|with|that|this|how|what|which)\b/i,
  /\b(?:re-?)?check (?:the )?(?:wording|figures?|numbers?|spelling|sums?|totals?|dates?|names?)\b/i,
  /\bagree (?:who|whether|how|what|which)\b/i,
);
/** What the sides want, how a talk went, what a colleague is to do: a term binds or names, and tells none of it. */
const negotiation = anyOf(
  /\b(?:wants?|wanted|insists?|insisted|resists?|resisted|refused|objected|pushed back|push(?:es)? back|would prefer|queried)\b/i,
  /\b(?:(?:dis)?likes|thinks?|prefers|proposes? to (?:delete|drop|add|strike|remove|move)|press(?:es)? for)\b/i,
  // What is open is asked in a term of nobody.
  /\bwhether\b/i,
  /\b(?:asked|asks) (?:for|to|us|me|them|whether|if|that)\b|\b(?:says?|said) (?:no|yes|so|it|that|they|he|she)\b/i,
  /\b(?:we|they) (?:discussed|tried|dropped|deleted|changed|moved|thought|started (?:at|with))\b/i,
  /\b(?:per|on|after|since) (?:the |our |his |her |their |your |last |yesterday['’]s )?(?:call|phone|e-?mails?)\b(?! for)/i,
  /\b(?:still (?:open|waiting|under|with)|open point|placeholder|under (?:discussion|review))\b/i,
  /\b(?:not|off|above|below) market\b|\bmarket (?:is|practice|standard)\b/i,
  /(?:^|[.;]\s)(?:push|press|ask|insist|resist|hold out|fall back|give way|don['’]t|do not)\b/i,
);
/** "The holder may …", "If the Investor wants …": a term, though it speaks of what somebody wants. */
const binding =
  /\b(?:shall|must|may|will|(?<!not )agrees?)\b|^["“]?(?:if|when|where|unless|should|whoever)\b/i;
const fewestWords = 5;

/** A note that its writer has signed with a name or initials. */
const signed =
  /^(?:[Nn]otes?|[Cc]omments?|[Rr]emarks?|NB)(?: (?:by|from|of))?(?: \p{Lu}[\p{L}.]{0,15}){1,2}\s*:/u;

/** Somebody's initials, and what they say in passing. */
const initialled = /^(?:\p{Lu}\p{L}?\p{L}?\p{Lu}:\s\p{Ll}|(?:\p{Lu}\.){2,3}:\s)/u;
/** Meant for one side alone. */
const internal =
  /^(?:for )?internal(?:ly| use| only| (?:note|memo|remark|comment)[\p{L} ]{0,30})?\s?[:–—-]/iu;
/** Whoever works on the paper, named before a colon: what follows is theirs to do or to know. */
const addressee =
  /^(?:[\p{L}'’]{1,15} ){0,2}(?:counsel|lawyers?|solicitors?|attorneys?|notary|paralegal|deal team|associate)(?: to [\p{L} ]{3,20})?:\s[\p{L}'’-]+\s/iu;

/** What a lawyer asks of whoever instructs him: no party of an offer is called so. */
const askedOfClient = /^(?:our |the )?client to (?!be\b)\p{Ll}{2}/iu;
/** What somebody is still to do before the paper is done, whoever it is. */
const toBeDone =
  /^(?:[\p{L}.'’&]{1,20} ){1,4}to (?:(?:re-?|double-?)?check|confirm|verify|clarify|chase|insert|update|find out|revert|ask)\b/iu;

/** The same of somebody by name, and what was before, as nobody writes into a term. */
const ofSomebody = anyOf(
  /^(?:[Ss]till )?[Nn]eeds? \p{Lu}\p{L}{1,20} to \p{Ll}/u,
  /\bask \p{Lu}\p{Ll}{2,15}$/u,
  /^(?:was|were|used to be|had been)\s/u,
);
/** What stands in no term: a page to come, a question to somebody. */
const ofPaper = anyOf(
  /^signature pages? (?:follows?|to follow)\b|\bintentionally left blank\b/iu,
  /^(?:q|question|query)\.? (?:for|to) \p{L}/iu,
);
/** A lawyer or notary by name, and what is theirs to say. */
const byName =
  /^(?:adv|advokat|avv|me|maître|notaire|notar|rechtsanwalt|ra|abog)\.? \p{Lu}[\p{L}-]{1,20}\s?:\s/iu;
/** What is open, in the languages in which people think beside an English paper. */
const openPoint = anyOf(
  /(?<!\p{L})(?:à (?:discuter|voir|confirmer|vérifier|négocier)|pas encore|prévoir|demander à)(?![\p{L}])/iu,
  /\b(?:da (?:discutere|verificare|confermare|vedere)|chiedere|chiuso|non ancora)\b/iu,
  /\b(?:zu (?:klären|prüfen|besprechen)|noch (?:offen|nicht|zu)|nachfragen|bitte (?:\p{L}{3,15} )?prüfen)\b/iu,
  /\b(?:te bespreken|nog niet|navragen|endnu ikke|spørg|skal afklares|kolla med|fråga)(?![\p{L}])/iu,
  /\b(?:husk at|kom ihåg|nicht vergessen|niet vergeten|non dimenticare|no olvidar|não esquecer)(?!\p{L})/iu,
  /\b(?:por (?:confirmar|definir|discutir)|preguntar|perguntar|todavía no|ainda não)\b/iu,
);

/** The lawyers' short form of a note to the draft. */
const shortForm = /^ntd\b/i;

/** True for words in brackets that carry the name of a note or an order to whoever fills in the form. */
export function isDraftingNote(inner: string): boolean {
  return (
    label.test(inner) ||
    signed.test(inner) ||
    shortForm.test(inner) ||
    (inFirstPerson.test(inner) && !/\d/.test(inner)) ||
    internal.test(inner) ||
    addressee.test(inner) ||
    askedOfClient.test(inner) ||
    ofSomebody.test(inner) ||
    ofPaper.test(inner) ||
    byName.test(inner) ||
    (openPoint.test(inner) && inner.split(' ').length >= fewestWords) ||
    instruction.test(inner)
  );
}

/** True for words that ask: no term does. */
export function isQuestion(inner: string): boolean {
  // Two searches, because one for both would begin again at every word.
  const words = /\p{L}\s+\p{L}/u.exec(inner);
  return words !== null && /\p{L}{2}["”’]?\?(?:\s|$)/u.test(inner.slice(words.index + words[0].length));
}

/** True for a sentence in brackets about the draft: its drafter speaks, not the deal. */
export function isTalkOfDraft(inner: string): boolean {
  if (isQuestion(inner)) return true;
  if (inner.trim().split(/\s+/u).length < fewestWords) return false;
  const isOfTalks = negotiation.test(inner) && !binding.test(inner);
  return (
    draftTalk.test(inner) ||
    openPoint.test(inner) ||
    toBeDone.test(inner) ||
    initialled.test(inner) ||
    isOfTalks
  );
}
