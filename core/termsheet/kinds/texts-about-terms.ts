import { anyOf } from '../reading/any-of.ts';
import type { OtherDocument } from './other-documents.ts';

/** Texts of people and about words that use the terms of rounds and offer nothing. */
export const textsAboutTerms: readonly OtherDocument[] = [
  {
    name: 'somebody’s curriculum vitae, not an offer to invest',
    title:
      /\bcurriculum vitae\b|\br[eé]sum[eé]\b|^\W{0,4}CV\b|^(?:work |professional )?experience\b|^profile\b/im,
    signs: [
      /^\W{0,4}(?:work |professional |career )?(?:experience|employment(?: history)?|career)\b.{0,12}$/im,
      /^\W{0,4}(?:education|qualifications)\b.{0,20}$|\b(?:BA|BSc|MA|MSc|MBA|LLB|PhD)\b/im,
      /^\W{0,4}(?:skills|languages|interests|hobbies)\b|\bskills:/im,
      /\breferences (?:on|upon|available)\b/i,
      /^\W{0,4}(?:19|20)\d\d\s?(?:-|\u2013|to)\s?(?:(?:19|20)\d\d|present|today|now)\b/im,
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
      /\blegal clinic\b|\bworkshop\b/i,
    ),
    signs: [
      /\b(?:is not|isn['\u2019]t|does not constitute|no) (?:legal |investment )?advice\b|\bgeneral information\b/i,
      anyOf(
        /\bworked example\b|\bsuppose (?:that )?\b|\bimagine (?:that )?(?:an?|you)\b/i,
        /\bif (?:someone|somebody|an investor) (?:offers|asks|puts)\b/i,
      ),
      /\bis (?:usual|unusual|standard|typical|too long|harsh)\b|\b(?:beware of|push back|watch out for|look for)\b/i,
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
      /\bshare (?:purchase|sale|transfer)\b|\bsecondary\b/i,
    ),
    signs: [
      /\bthe sellers?\b[\s\S]{0,400}\bthe (?:buyer|purchaser)s?\b|["\u201c]seller["\u201d]/i,
      anyOf(
        /\bno (?:money|proceeds|funds?|part of the price)\b[^.;]{0,40}\bto the company\b/i,
        /\bno (?:new )?shares? (?:is|are|will be|shall be) (?:being )?issued\b/i,
        /\bcompany (?:receives|gets) (?:none|nothing|no (?:money|proceeds))\b/i,
      ),
      /\bstock transfer form\b|\bdeed of adherence\b|\bstamp duty\b|\bshare certificates?\b/i,
      /\bthe sellers? (?:sells?|warrants?|owns?|holds?|is the (?:holder|owner)|has offered)\b/i,
    ],
    enough: 4,
    withTitle: 3,
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
