import { anyOf } from '../reading/any-of.ts';
import type { OtherDocument } from './other-documents.ts';

/** Documents that come before, beside or after a round and speak of its terms without offering them. */
export const companionDocuments: readonly OtherDocument[] = [
  {
    name: 'a capitalisation table',
    title: /cap(?:itali[sz]ation)? table|share register|register of members/i,
    signs: [
      /\b(?:share|stock|option)?holders?\b[^\n]{0,60}\bshares\b/i,
      /\btotal\b[^\n]{0,60}\b100(?:[.,]0+)?(?:\s?%|\b)/i,
      /fully[- ]diluted|pro[- ]forma/i,
    ],
    enough: 9,
    withTitle: 2,
  },
  {
    name: 'a warrant or option instrument, not an offer to invest',
    title: anyOf(
      /warrant (?:instrument|certificate|deed)|deed of warrant/i,
      /(?:notice|certificate) of (?:option )?grant|option (?:grant|certificate|award)|grant of options/i,
    ),
    signs: [
      /\b(?:exercise|strike|subscription) price\b/i,
      /\bwarrant ?holders?\b|\boption ?holders?\b|\bgrants? you\b/i,
      /\bexercis(?:e|able)\b/i,
      anyOf(
        /\bexecuted as a deed\b|\bthis instrument\b|\bconstitutes? (?:the )?warrants\b/i,
        /\b(?:option|share) (?:scheme|plan)\b/i,
      ),
    ],
    enough: 4,
    withTitle: 2,
  },
  {
    name: 'the offer of a grant, not of an investment',
    title: /\bgrant (?:offer|agreement|award|letter)|\bsubsidy\b|\binnovation (?:agency|grant|voucher)/i,
    signs: [
      /\bgrant of [\u00a3$\u20ac]?\s?\d|\bgrant (?:funding|amount|recipient|holder)\b/i,
      /\beligible (?:project )?(?:costs|expenditure)\b/i,
      /\bmatch(?:ed|ing)? (?:funding|the grant)\b|\bno equity is taken\b|\bnon-dilutive\b/i,
      /\bclaims?\b[^.;]{0,30}\b(?:quarter|month|in arrears|paid)|\bfunding body\b|\bagency\b/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a message about a deal, not the offer itself',
    isDoubtful: true,
    title: /^[ \t]*(?:hi|hello|hey)\b[^\n]{0,40}$/im,
    signs: [
      /\bthanks\b|\blet me know\b|\bcheers\b|^(?:best|regards|yours),?/im,
      anyOf(
        /\bnothing is (?:on paper|signed|agreed)|\bwait(?:ing)? for (?:the|their|a) term sheet/i,
        /\bsounded\b|\b(?:the|our|yesterday's) call\b/i,
      ),
      /\b(?:lunch|coffee|catch up|weekend|monday|tuesday|wednesday|thursday|friday)\b/i,
      /\bcan you\b|\bcould you\b|\bwhat do you think\b/i,
    ],
    enough: 3,
    withTitle: 2,
    isMessage: true,
  },
  {
    name: 'an update to investors about a company, not an offer to it',
    title: anyOf(
      /\b(?:note|update|letter|report|news(?:letter)?) (?:to|for) (?:our |the |all )?(?:investors|(?:share|stock)holders)\b/im,
      /\b(?:investor|shareholder|quarterly|monthly) (?:update|letter|report|newsletter)\b/im,
      /\bupdate\b[^\n]{0,30}\b(?:Q[1-4]|quarter|half|months?|(?:19|20)\d\d)\b/im,
      /^[\W_]{0,6}to:[^\n]{0,20}\b(?:all )?(?:investors|(?:share|stock)holders)\b/im,
    ),
    signs: [
      /\b(?:MRR|ARR|runway|(?:net )?burn(?: rate)?|churn|cash in bank|gross margin|head ?count)\b/i,
      /\basks?\b|\bhelp wanted\b|\bhow you can help\b|\bintro(?:duction)?s?\b/i,
      /\b(?:joined|hired|launched|shipped|signed up|went live|closed on|renewed|what went well)\b/i,
      /\bnext (?:note|update|letter|report)\b|\b(?:this|last) (?:quarter|month)\b|\bQ[1-4] 20\d\d\b/i,
    ],
    enough: 4,
    withTitle: 2,
  },
  {
    name: 'a letter of engagement of a lawyer or adviser, not an offer to invest',
    title: anyOf(
      /\bengagement\b|\bterms of business\b|\bmandate\b|\bfee (?:proposal|quote|agreement)\b/i,
      /\bappoint(?:ment|ing)? (?:of|as) (?:your |the |our |exclusive |financial |legal |corporate )*advis[eo]rs?\b/i,
    ),
    signs: [
      anyOf(
        /\bthank you for (?:asking|instructing|inviting|appointing)\b/i,
        /\b(?:we|you) (?:are|have been) (?:instructed|engaged|retained)\b/i,
      ),
      /\b(?:we|i|the advis[eo]r) (?:will |shall |would )?(?:act|advise|negotiate|introduce|prepare)\b[^.;]{0,40}\b(?:for|you|your|the company)\b/i,
      anyOf(
        /\b(?:hourly|an hour|per hour|fixed fee|retainer|success fee|completion fee|plus VAT)\b/i,
        /\bfees? (?:is|are|of|will be|shall be)\b/i,
      ),
      anyOf(
        /\b(?:our|this) engagement\b|\bscope of (?:our )?(?:work|services)\b|\bmoney on account\b/i,
        /\bnon-?circumvention\b|\btail period\b/i,
      ),
      /\bcomplaints?\b|\bconflicts? of interest\b|\bwe (?:do|act for)\b[^.;]{0,20}\b(?:not|only)\b/i,
    ],
    enough: 4,
    withTitle: 3,
  },
  {
    name: 'a crowdfunding page, not an offer to the company',
    title: /\binvestors so far\b|\bcrowdfund|\b(?:pledged|raised) of\b|\bdays left\b/i,
    signs: [
      /\bdays left\b|\bbackers?\b|\binvestors so far\b/i,
      /\bcapital at risk\b|\bfinancial promotion\b/i,
      /\brewards?\b|\bdiscussion\b|\bask a question\b/i,
      /\binvest now\b|\boverfunding\b|\btarget\b[^.;\n]{0,20}\d/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'heads of terms for a joint venture, not for an investment in a company',
    title: /\bjoint venture\b/i,
    signs: [
      /\b50\s?[/:]\s?50\b|\bequal(?:ly)? (?:owned|shares|parts)\b/i,
      /\bdeadlock\b|\brussian roulette\b|\btexas shoot-?out\b/i,
      /\beach (?:party |partner )?(?:contributes|will contribute|brings|invests)\b/i,
      /\bform (?:a|an) [^.;]{0,30}\bcompany\b|\bjoint venture company\b|\bJVCo\b/i,
    ],
    enough: 3,
    withTitle: 2,
  },
  {
    name: 'a list of documents asked for in a review',
    title:
      /\b(?:due diligence|information|document) (?:request )?(?:list|questionnaire|checklist)|\brequest list\b/i,
    signs: [
      /\bdata ?room\b/i,
      /\bplease (?:upload|provide|send|confirm)\b/i,
      /\bconstitutional documents\b|\bcopies of\b|\bboard minutes\b/i,
    ],
    enough: 3,
    withTitle: 1,
  },
];
