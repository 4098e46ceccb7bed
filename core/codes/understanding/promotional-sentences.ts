import { searchStem } from '../text/tokenise.ts';
import type { SentencePart } from './sentence-parts.ts';

/** Words that firms of any trade use of themselves; each may be of a trade elsewhere, so only a whole sentence is judged. */
const words = `accredited ambition amicable appreciate approach assured attention award awards beliefs beginnings
best better care caring change choose choice clients combined comfort commitment committed community communities
compassionate competitive compromise concern concerns confidence confident contact core craftsmanship creative culture
customer customers dedicated dedication deliver delivering deserve deserves detail details determination difference
discover discerning dream dreams ease enjoy ensure ensuring ethos everyone everything excellence exceed excellent
exceptional exclusive expect expectations experience experienced expert expertise experts extra fair fast feel
finest first focus founder founders founding friendly friends fun future generation generations goal greatest grew
grow growing grown growth guarantee guaranteed happy hard heart heritage highest history home honest honesty impact
imagine impression improve individual industry innovation innovative inspire inspired integrity job journey joy knowledge
latest leader leading learn legacy lives living locally longer lot love loved loyal made manage meet memorable mind
mission modern moment moments moved needs offers open opened operated opportunity options outstanding owner
owners ownership partner partners passion passionate peace people perfect perfection personal personalised personalized
pioneer place pleasure possible premier pride priority professional professionalism promise proud proudly quality
rated ready recognised recognized recommend recommended relationship relationships reliable renowned reputable reputation
respect rest result results reviews right satisfaction satisfied select serve served serves serving service services share
simple simply skill skilled skills small solution solutions staff stand standard standards start started story strength
strive strives success successful support sure surrounding tailored talented team teams technician techniques
technology time together touch tradition traditional traditions treat trust trusted understand unique unrivalled
value valued values variety vision visit voted warm warmth welcome welcoming wishes work worked working world years
advice affordable appointments available book booking call discount free hour hours insured offices price prices
quote quotes terms today town weekend`;

const promotional = new Set(words.split(/\s+/).map(searchStem).filter(Boolean));

/** From this share on the words of a sentence are promotion and no trade is stated in it. */
const mostly = 0.6;

/**
 * The numbers of the sentences that only praise the firm, tell its history or call to action; none where no other
 * sentence is left that may state its trade.
 */
export function promotionalSentences(parts: readonly SentencePart[]): ReadonlySet<number> {
  const counted = new Map<number, { all: number; promotion: number }>();
  for (const { sentence, tokens } of parts) {
    const count = counted.get(sentence) ?? { all: 0, promotion: 0 };
    for (const { stem } of tokens) {
      if (stem === '') continue;
      count.all += 1;
      if (promotional.has(stem)) count.promotion += 1;
    }
    counted.set(sentence, count);
  }
  const found = [...counted].filter(([, { all, promotion }]) => promotion >= all * mostly);
  return new Set(found.length < counted.size ? found.map(([sentence]) => sentence) : []);
}
