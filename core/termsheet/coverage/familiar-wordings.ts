import { containsAny, type Lexicon, lexicon } from './lexicon.ts';

/** A wording that stands in most forms and says the same in all of them: one word of each group, in any order. */
interface FamiliarWording {
  readonly groups: readonly Lexicon[];
}

function wording(...groups: readonly string[]): FamiliarWording {
  return { groups: groups.map(lexicon) };
}

/** What forms say beside their terms, so that a founder gains and loses nothing by it. */
const familiarWordings: readonly FamiliarWording[] = [
  // Votes and conversion of a preferred share as everywhere.
  wording('vote votes voting', 'common ordinary', 'together single as-converted converted'),
  wording(
    'vote votes voting',
    'share shares stock preferred preference',
    'one equal number',
    'per each convertible as-if-converted',
  ),
  wording('dividend*', 'preference prior senior', 'common ordinary', 'any dividends'),
  wording('as-converted', 'common ordinary with', 'vote votes voting participat* dividend* with common'),
  wording('convert* conver*', 'one 1:1 1-to-1 one-for-one ratio', 'common ordinary share'),
  wording(
    'convert* election option choice',
    'election option time choice',
    'common ordinary time holder* more',
  ),
  wording('subject', 'splits split combinations', 'adjust* conver*'),
  wording('convert treated', 'instead', 'ordinary common better more percent cent'),
  wording(
    'mandatory* automatic* everything conver*',
    'ipo offering flotation listing',
    'vote majority approval says',
    'preferred preference majority holders gross',
  ),
  // What counts as a sale, and where the rest goes.
  wording(
    'merger consolidation sale merge reorgani*',
    'treated counts count considered deemed',
    'liquidation sale event winding',
  ),
  wording(
    'balance remaining remainder rest surplus left whatever',
    'proceeds assets goes belong* distribut* left',
    'common ordinary shareholders',
  ),
  wording('greater larger more', 'converted convert', 'receive* amount get'),
  // Issues that leave the price alone.
  wording(
    'option options employee employees vsop bspce plan staff issues issued',
    'exclu* exempt* carved except* count count* adjust* apply outside out excepted',
    'acquisition* option options employee* split splits lender* plan vsop bspce staff pool strategic plan share shares',
  ),
  wording(
    'option options employee* plan pool',
    'split splits conversion conversions conver*',
    'warrant warrants lender lenders lessor* bank banks acquisition*',
  ),
  wording('options option', 'acquisition*', "don't doesn't not", 'trigger triggers triggered'),
  wording('same', 'order ranking applies', 'sale proceeds'),
  // When rights end, and who holds what today.
  wording(
    'stops ends ceases cease away lapse*',
    'fewer less',
    'hold holds holding remain remains outstanding',
  ),
  wording('today present currently', 'has have holds hold', 'percent cent 40 plan rest other'),
  wording('convertible* safe safes loans notes', 'outstanding', 'no convert convert* inside included remain'),
  // What money turns into when the next round, a sale or the end comes before.
  wording(
    'safe note notes loan advance principal',
    'convert* turn turns',
    'financing round preferred shares closing',
  ),
  wording(
    'financing round sale event offering',
    'conver* safe note issue',
    'investor holder* subscriber*',
    'greater larger amount number',
  ),
  wording(
    'dissolution wound insolvency shuts',
    'amount sum',
    'investor holder* returned receive* back before ahead',
  ),
  wording('junior behind subordinat* unsecured', 'creditor* debt indebtedness bank note notes claims'),
  wording('safe agreement note', 'terminat* ends', 'issu* conver* payment earliest'),
  wording('no neither not', 'interest', 'payable accrue* accrues bears date due repa* earns'),
  wording('vote votes voting holder', 'not none no', 'safe until conver* stock issued'),
  wording(
    'better terms',
    'later other another subsequent',
    'same apply told take takes swap convertible lender safe',
  ),
  wording('sale issue', 'gross proceeds cash', 'least more', 'preferred preference shares stock'),
  wording('amend* waive*', 'consent writing written majority', 'company note notes safe provision'),
  wording('treat treated', 'tax revenue', 'purposes', 'safe note stock shares'),
  wording('transferable assignable', 'consent', 'safe agreement note', 'affiliate*'),
  wording('qualified', 'small', 'business', 'stock expects expect'),
  wording(
    'each both',
    'pay pays bear bears',
    'own',
    'lawyer lawyers solicitor solicitors costs counsel expenses',
  ),
  wording('pay', 'own', 'solicitor lawyer lawyers solicitors', 'yours'),
  wording('eis seis qsbs', 'relief intended qualif* eligible assurance fall'),
  // The company's own statements, and the law of the document.
  wording('company', 'customary usual standard', 'warrant* representation* guarantee*'),
  wording('given gives answers', 'company', 'alone warrant* guarante* statements'),
  wording('confidential* private'),
  wording(
    'bind* binding',
    'paragraph* clause* section* point* letter* document apart except* only save lines rest last sections legally confidentiality not',
  ),
  wording('no', 'obligation* rights', 'document documents create* creates derived arise summary'),
  wording('expir* lapse* withdrawn open valid', 'sign* accept* unsigned until by on if'),
  wording(
    'governed law laws court courts arbitration mediation',
    'law laws courts court rules jurisdiction arbitration seat mediation',
  ),
  wording(
    'counterpart* supersede* amend* notices notice assign*',
    'agreement* writing written parties document entire counterpart*',
  ),
  // Staff as everywhere.
  wording('employee* options staff consultant*', 'vest* four', 'four year years month* monthly over one'),
  wording(
    'employee* consultant* founder* each every',
    'confidential* proprietary invention* assign*',
    'agreement* assign* sign company',
  ),
  wording('ipo listing offering flotation', 'lock-up 180 not', 'sell agree transfer'),
];

/**
 * Words by which a usual sentence becomes another: nobody knows the sentence any more, however it begins. They name
 * who else gains, who loses, and what is out of all proportion.
 */
const unusual = lexicon(`
  discretion sole remov* replac* dismiss* penalt* forfeit* unlimited uncapped personal* jointly severally founder's
  pledge* mortgage* lien debenture default* breach* buy-back repurchas* double triple twice multiple discretionary
  notwithstanding irrevocabl* attorney nominal weighted lower lowered below cheaper cheaply
`);

const mostWords = 70;

/** "2x", "3×". */
const multiple = /^\d+(?:[.,]\d+)?[x\u00d7]$/;

/** Whether a sentence is one of those that every form has, and has nothing unusual in it. */
export function isFamiliar(words: readonly string[]): boolean {
  if (words.length > mostWords || containsAny(unusual, words)) return false;
  if (words.some((word) => multiple.test(word))) return false;
  return familiarWordings.some(({ groups }) => groups.every((group) => containsAny(group, words)));
}
