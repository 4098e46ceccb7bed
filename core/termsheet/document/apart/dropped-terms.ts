import { anyOf } from '../../reading/any-of.ts';

/** "was struck out in v3", "has since been dropped", "is not pursued": what became of a term, not a term. */
const dropped =
  /\b(?:was|were|is|are|been|being)\s(?:(?:both|all|now|since|then|later|again)\s)?(?:deleted|struck|removed|dropped|withdrawn|crossed out|taken (?:out|off)|given up|abandoned|not pursued|not being pursued|no longer (?:pursued|sought|asked))\b/i;
/** "v1 contained …", "the earlier draft asked for …". */
const draftBefore =
  /\b(?:v(?:ersion )?\d{1,2}|(?:first|second|earlier|previous|prior|original|initial) (?:draft|version|form|proposal))\b/i;
const told =
  /\b(?:had|contained|included|provided|asked|said|was|were|sought|proposed(?! (?:terms|investment|financing|round|transaction)))\b/i;
/** What can be dropped from an offer; a person who is removed from office is none of it. */
const term = anyOf(
  /\b(?:ratchet|preference|participat\w+|multiple|drag|veto(?:es)?|fees?|protection|dividends?|redemption)\b/i,
  /\b(?:warrants?|guarantees?|consents?|approvals?|non-compete|milestones?)\b/i,
  /\b(?:clauses?|provisions?|terms?|requests?|proposals?|suggestions?|rows?|paragraphs?|points?)\b/i,
);
/** "24% IRR put in year five, since waived". */
const givenUpSince = /\b(?:since|later) (?:waived|lapsed|expired|dropped|cancelled)[.)]?\s*$/i;
/** "This replaces our draft of March, under which the preference would have been 1.5x". */
const replacedDraft =
  /\b(?:replac|supersed)es\b[^.;]{0,40}\b(?:draft|version|letter|proposal|offer)\b[^.;]{0,40}\b(?:under|in|by) which\b[^.;]{0,120}\b(?:would have|had|was|were)\b/i;
/** "A draft of August would have kept a no-shop of 90 days", "their sheet would also have had you sign personally". */
const neverOffered =
  /\b(?:drafts?|versions?|sheet|offers?|proposals?|forms?|paper)\b[^.;]{0,60}\bwould (?:also |then |even )?have (?:had|let|kept|given|made|put|meant|asked|charged|allowed|required|contained|taken)\b/i;
/** "The family first thought of 30% and a mortgage": what somebody had in mind before. */
const thoughtOfFirst =
  /\b(?:first|at first|originally|initially) (?:thought of|had in mind|spoke of|talked of|pictured)\b/i;
const givenUp = '(?:were|was|have been|has been)(?: both| all| since)? (?:withdrawn|dropped|deleted|struck)';
const paperBefore = '(?:that|the (?:earlier|first|previous|old)|our (?:earlier|first|previous|last|old))';
/** "In that paper we proposed that founders who resign lose their shares; both proposals were withdrawn". */
const proposedBefore = new RegExp(
  `\\bin ${paperBefore} (?:paper|draft|letter|proposal|offer|sheet)\\b[^.]{0,30}\\b(?:proposed|asked|wanted)\\b` +
    `.{0,240}\\b(?:proposals?|requests?|terms?|points?|they|it) ${givenUp}\\b(?![^.]{0,120}(?:\\d|\\b(?:instead|now)\\b))`,
  'i',
);
const otherPaper = '(?:forms?|drafts?|notes?|papers?|agreements?|letters?)';
const wordsOf = '(?:words|terms?|clauses?|wordings?|provisions?) (?:in|of)';
/** "Words in the form of 2023 (security interest, default rate of 18%) are not carried over". */
const notCarriedOver = new RegExp(
  `\\b${wordsOf} [^.;]{0,60}\\b${otherPaper}\\b[^.;]{0,120}\\b(?:is|are|was|were) not ` +
    '(?:carried over|taken over|adopted|repeated)\\b(?![^.;]{0,60}\\b(?:unless|except|until|save|but)\\b)',
  'i',
);
/** Whoever is bound, or what happens in a case to come, belongs to this offer. */
const boundNow =
  /\b(?:shall|will|must|may|would|should|if|unless|when|where|until|agrees?|undertakes?)\b|\b\w+['’]ll\b/i;

/** "This offer is withdrawn on 5 May", "what is not accepted by then is withdrawn": that is a term of it. */
const ofThisOffer = anyOf(
  /\bnot (?:accepted|signed|countersigned|returned|taken up)\b/i,
  /\b(?:this|our|the present) (?:[\w-]+ ){0,2}(?:offer|proposal|sheet|letter|paper|document|summary|memorandum|terms) (?:is|are|be)\b/i,
);

/**
 * Whether a sentence tells of a term that an earlier draft had and this offer has not. One that goes on with a figure
 * after the drop may state what took its place.
 */
export function isAboutDroppedTerm(sentence: string): boolean {
  if (thoughtOfFirst.test(sentence)) return true;
  if (replacedDraft.test(sentence) || neverOffered.test(sentence)) return true;
  if (proposedBefore.test(sentence) || notCarriedOver.test(sentence)) return true;
  if (boundNow.test(sentence) || ofThisOffer.test(sentence)) return false;
  if (givenUpSince.test(sentence)) return true;
  if (!term.test(sentence)) return false;
  const drop = dropped.exec(sentence);
  if (drop) return !/\d\s?[x%]|[$£€]\s?\d/iu.test(sentence.slice(drop.index));
  return draftBefore.test(sentence) && told.test(sentence);
}
