import { anyOf } from '../reading/any-of.ts';
import type { OtherDocument } from './other-documents.ts';

/** Texts of people and about words that use the terms of rounds and offer nothing. */
export const textsAboutTerms: readonly OtherDocument[] = [
  {
    name: 'somebody’s curriculum vitae, not an offer to invest',
    title:
      /\bcurriculum vitae\b|\br[eé]sum[eé]\b|^\W{0,4}CV\b|^\W{0,4}(?:work |professional )?experience\b|^profile\b/im,
    signs: [
      /^\W{0,4}(?:work |professional |career )?(?:experience|employment(?: history)?|career)\b.{0,12}$/im,
      /^\W{0,4}(?:education|qualifications)\b.{0,20}$|\b(?:BA|BSc|MA|MSc|MBA|LLB|PhD)\b/im,
      /^\W{0,4}(?:skills|languages|interests|hobbies)\b|\bskills:/im,
      /\breferences (?:on|upon|available)\b/i,
      /(?:^\W{0,4}|\()(?:19|20)\d\d\s?(?:-|\u2013|to)\s?(?:(?:19|20)\d\d|present|today|now)\b/im,
      /^\W{0,4}(?:led|sourced|negotiated|managed|built|advised|founded)\b/im,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'a glossary of terms, not an offer to invest',
    title: anyOf(
      /\bglossary\b|\bjargon\b/i,
      /\b(?:words|terms|phrases)\b.{0,30}\b(?:meet|know|explained|defined|mean)\b|\bA(?:-| to )Z\b/i,
    ),
    signs: [
      /\be\.g\.|\bfor example\b|\bfor instance\b/i,
      /\b(?:an|your|the) investors?\b.{0,60}\bwhen\b|\ba later round\b|\ba majority\b|\bthe minority\b/i,
      /\bis (?:usual|standard|common|normal|harsh|rare|typical)\b/i,
      /\bask your\b|\bbefore you sign\b|\byou will (?:meet|see|hear)\b|\bwhen you raise\b/i,
      /^\W{0,4}(?:drag|tag|cliff|vesting|liquidation preference|participating|anti-?dilution)\S{0,12}\W{1,6}(?:a|an|the|when|lets|where|protects|how)\b/im,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    // It teaches whoever comes along, and offers nobody anything.
    name: 'a guide to the terms of offers, not an offer to invest',
    title: anyOf(
      /\bhand-?out\b|\bguide\b|\bprimer\b|\bcheat ?sheet\b/i,
      /\b(?:reading|understanding|how to read) (?:your|a|the)(?: first)? (?:term ?sheet|offer)\b/i,
      /\blegal clinic\b|\bworkshop\b|\bbulletin\b|\bnews for clients\b/i,
    ),
    signs: [
      anyOf(
        /\b(?:is not|isn['\u2019]t|does not constitute|no) (?:legal |investment )?advice\b|\bgeneral information\b/i,
        /\bnothing in (?:it|this|here)\b[^.;]{0,20}\bis (?:an offer|advice)\b/i,
      ),
      anyOf(
        /\b(?:sample|specimen) (?:wording|clauses?|language|sheets?)\b/i,
        /\b(?:sheet|clause|offer) (?:might|may) (?:say|read)\b/i,
        /\bworked example\b|\bsuppose (?:that )?\b|\bimagine (?:that )?(?:an?|you)\b/i,
        /\bif (?:someone|somebody|an investor) (?:offers|asks|puts)\b/i,
      ),
      anyOf(
        /\bis (?:usual|unusual|standard|typical|too long|harsh)\b|\b(?:beware of|push back|watch out for|look for)\b/i,
        /\bwe would (?:strike|cross|take) (?:this|it|that) out\b|\bmost (?:preferences|founders|sheets|investors) are\b/i,
      ),
      /\bask (?:your lawyer|who|for)\b|\bbefore you (?:sign|celebrate|agree)\b/i,
      /\byou['\u2019]ve been sent an? (?:term ?sheet|offer)\b|\binvestor (?:A|X)\b|\byou see why\b/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    // The price goes from one holder to another: no company receives money, and none issues shares.
    name: 'a sale of shares between holders, not an investment in the company',
    title: anyOf(
      /\b(?:agreement|contract|terms|offer|letter)\b[^\n]{0,30}\b(?:sale|purchase|transfer) of (?:existing )?shares\b/i,
      /\b(?:taking over|buy(?:ing)?|selling?)\b[^.;\n]{0,30}\b(?:your|my|her|his|some of your|part of what you hold)\b/i,
      /\bshare (?:purchase|sale|transfer)\b|\bsecondary\b|\bthe ["\u201c]seller["\u201d]/i,
      /\b(?:my|your|his|her) shares in\b|\bsale of (?:some|part|all) of (?:my|your|his|her) (?:shares|holding)\b/i,
    ),
    signs: [
      anyOf(
        /\bthe sellers?\b[\s\S]{0,400}\bthe (?:buyer|purchaser)s?\b|["\u201c]seller["\u201d]/i,
        /\bwhat I sell\b|\bI (?:will |shall )?sell\b[^.;]{0,40}\bshares\b|\bsale of (?:some|part|all) of my shares\b/i,
        /\b(?:buy|purchase|acquire)\b[^.;]{0,60}\b(?:from you|your shares|your holding)\b/i,
      ),
      anyOf(
        /\bno (?:money|proceeds|funds?|part of the price)\b[^.;]{0,40}\bto the company\b/i,
        /\bno (?:new )?shares? (?:is|are|will be|shall be) (?:being )?issued\b/i,
        /\b(?:receives|gets) (?:none|nothing|no (?:part of the )?(?:money|price|proceeds))\b/i,
        /\bissues (?:nothing|no (?:new )?shares)\b|\bis not (?:itself )?a party to (?:this|the sale)\b/i,
      ),
      /\b(?:stock transfer form|transfer notice|deed of adherence|stamp duty|share certificates?)\b/i,
      anyOf(
        /\byou (?:own|hold)\b[^.;]{0,40}\bshares?\b/i,
        /\bregister the transfer\b/i,
        /\bmy (?:\d[\d,.]* )?(?:ordinary )?shares\b/i,
        /\bthe sellers? (?:sells?|warrants?|owns?|holds?|is the (?:holder|owner)|has offered)\b/i,
      ),
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'an examination paper, not an offer to invest',
    title: /\bexamin(?:ation|ers?)\b|\btime allowed\b|\b(?:problem|exercise) sheet\b|\bcoursework\b/i,
    signs: [
      /\b\d{1,3} marks\b|\bmarks? available\b/i,
      /^\W{0,4}question \d/im,
      /\banswer (?:question|any|all|both|one|two|three)\b/i,
      /\b(?:advise|discuss|explain|compare|critically)\b[^.?\n]{0,60}/i,
      /\bend of (?:the )?paper\b|\bcandidates?\b|\bno more than \d+ words\b/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'a transcript of a show or a talk, not an offer to invest',
    title: /\bepisode \d|\btranscript\b|\bpodcast\b|\bwebinar\b/i,
    signs: [
      /\bwelcome (?:back|to)\b|\bthis is the show\b|\btoday['\u2019]s guest\b/i,
      /\b(?:automatic|lightly (?:edited|tidied)) transcript\b|\btranscribed\b/i,
      /^\p{Lu}[\p{Lu} .-]{1,20}: .+\n+\p{Lu}[\p{Lu} .-]{1,20}: /mu,
      /\b(?:listeners?|sponsors? of (?:this|the) show|next (?:week|episode)|after the break)\b/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a letter of a fund to its own investors, not an offer to a company',
    title: /\b(?:limited|dear) partners\b|\b(?:letter|report|note) to (?:our |the |all )?(?:partners|LPs)\b/i,
    signs: [
      /\b(?:IRR|DPI|TVPI|RVPI|net asset value|multiple of cost)\b/,
      /\bcapital call\b|\b(?:committed capital|commitments?)\b[^.;]{0,60}\b(?:called|drawn)\b/i,
      /\bportfolio\b|\bnew investments?\b/i,
      /\bwe (?:led|invested|sold|exited|wrote|have written)\b|\bwritten? (?:down|off|up)\b/i,
      /\bgeneral partners?\b|\bmanagement fees?\b|\bcarry\b|\bcarried interest\b/i,
      /\b(?:this|last|the|next|first|second|third|fourth) (?:quarter|half)\b|\bannual meeting\b/i,
    ],
    enough: 5,
    withTitle: 4,
  },
  {
    name: 'a refusal to invest, not an offer',
    signs: [
      anyOf(
        /\b(?:not going to|won['\u2019]t|will not|decided not to|unable to|decided against)\b[^.;]{0,40}\b(?:offer|invest|proceed|take this)/i,
        /\b(?:have to|are going to|decided to) (?:pass|decline)\b/i,
      ),
      anyOf(
        /\b(?:no|not an?) offer\b|\bnot (?:be )?(?:taken|read|understood|regarded|seen|treated) as an offer\b/i,
        /\b(?:don['\u2019]t|do not|never) (?:read|take|treat|regard|see)\b[^.;]{0,15}\bas (?:an offer|one)\b/i,
        /\bnot (?:be )?making (?:you )?an offer\b/i,
      ),
      /\bregrets?\b|\b(?:good|best) wish|\bsorry\b|\bnot the (?:news|answer)\b|\bgood luck\b|\bwish you\b/i,
      anyOf(
        /\b(?:keep (?:me|us) (?:on|posted|informed)|stay in touch|come back to us|door (?:is|stays) open|write again)\b/i,
        /\b(?:make (?:an |the )?introductions?|introduce you|(?:happy|glad) to look (?:at it )?again|next round)\b/i,
      ),
    ],
    enough: 4,
  },
  {
    name: 'an exercise for a class, not an offer to invest',
    title: /\bhand-?out\b|\brole-?play\b|\bexercise\b|\bworkshop\b|\bclass \d/i,
    signs: [
      /\brole-?play\b|\b(?:made up|invented|imaginary|fictional) for (?:the|this) (?:exercise|class|game)\b/i,
      /\byour tasks?\b|\bin (?:threes|pairs|groups)\b|\(\d{1,2} min\)/i,
      /\bhomework\b|\breport back\b|\bflip ?chart\b|\bnext week\b/i,
      /\bin the story\b|\bone plays\b|\bthe (?:facilitator|teacher|tutor)\b|\bfacilitator:/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'somebody’s advice on an offer, not the offer itself',
    title: anyOf(
      /\b(?:honest|second|my) (?:view|opinion|take|thoughts)\b/i,
      /\bI(?:['\u2019]ve| have)? (?:read|looked at|went through|gone through)\b[^.\n]{0,40}\b(?:term ?sheet|offer|SAFE|note)\b/i,
    ),
    signs: [
      /\bI(?:['\u2019]ve| have)? (?:read|looked (?:at|over|through)|went through|gone through)\b[^.;\n]{0,40}\b(?:term ?sheet|offer|heads|letter|papers?|draft)\b/i,
      /\b(?:ask (?:for|them)|push (?:back|for|them)|tell them|don['\u2019]t sign|I(?:['\u2019]d| would) (?:have )?(?:ask|push|accept|insist|leave|counter)\w*)\b/i,
      /\bthey (?:say|want|ask|offer|propose|will (?:give|say|accept|agree))\b/i,
      /\b(?:no problem|keep it|take it|leave it|not worth fighting|I (?:don['\u2019]t|do not) like|(?:is|are) (?:quite |all ?)?(?:fine|normal|standard|right|alright))\b/i,
      /\bnot (?:a|your) lawyer\b|\bmy (?:own )?(?:lawyer|experience|advice|view)\b/i,
    ],
    enough: 5,
    withTitle: 4,
  },
  {
    name: 'instructions to a language model, not an offer to invest',
    title:
      /^\W{0,4}(?:you are|act as|imagine (?:that )?you are|pretend)\b.{0,60}\b(?:lawyer|expert|assistant|analyst|advisor|adviser|counsel|investor)\b/i,
    signs: [
      /\b(?:answer|reply|respond|output|return)\b.{0,40}\b(?:JSON|table|bullet|markdown|format|list)\b/i,
      anyOf(
        /\b(?:paste|pasted|provide|attached|following|below)\b.{0,40}\b(?:term ?sheet|document|text)\b/i,
        /\b(?:term ?sheet|document|text)\b.{0,40}\b(?:paste|below|follows)\b/i,
      ),
      /\b(?:do not|don['\u2019]t|never) (?:make|invent|guess|hallucinate|assume)\b/i,
      /\b(?:list|extract|summari[sz]e|identify|explain|compare|rate)\b.{0,30}\b(?:the|all|each|every)\b/i,
    ],
    enough: 4,
    withTitle: 2,
  },
];
