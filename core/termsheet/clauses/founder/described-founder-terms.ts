import { anyOf } from '../../reading/any-of.ts';
/** Terms that bind founders as people describe them who do not use their names. Each widens the topic of its clause. */

/** How founders earn their shares, and what a sale does to that. */
export const describedFounderShares = {
  titles:
    /^earning your shares$|^your (?:stock|shares)$|^(?:you|us)$|^leaving$|^going$|^founders?'? shares$/i,
  words: anyOf(
    /\bit becomes yours\b|\b(?:your|founders'?) (?:own )?shares\b[^.;]{0,50}\bdraw (?:them|these) out\b/i,
    /\byour shares\b[^.;]{0,40}\b(?:earned?|come free|become (?:free|yours)|tied to your work)\b/i,
    /\bearn(?:s|ing)?(?: in)? (?:his|her|their|your|the) shares\b/i,
    /\b(?:founders?|promoters?)'?s? (?:shares|stock)\b[^.;]{0,60}\b(?:frees? up|becomes? free|subject to repurchase)\b/i,
    /\byour stock\b[^.;]{0,30}\b(?:is|are) earned\b|\bstock is earned over\b/i,
  ),
};

/** What happens to founders' shares when they leave. */
export const describedLeaver = {
  titles: /^earning your shares$|^leaving$|^going$|^you$/i,
  words: anyOf(
    /\bif you (?:walk away|quit)\b[^.;]{0,120}\b(?:hand back|keep|sell)\b/i,
    /\b(?:walk away|quit|resign|leave|go)\b[^.;]{0,40}\bwe (?:may |can |will |shall )?(?:buy|take|get)\b[^.;]{0,40}\b(?:everything|shares|stock|vested)\b/i,
    /\bwhoever (?:gives notice|resigns|leaves|walks away)\b/i,
    /\bfounder who (?:resigns|leaves|quits)\b[^.;]{0,60}\b(?:forfeits|sells|loses|is (?:regarded|treated))\b/i,
    /\bleft badly\b|\b(?:someone|anyone|whoever) who leaves\b/i,
    /\bend your contract\b[^.;]{0,40}\bshares\b/i,
  ),
};

/** Where founders may not work after they leave. */
export const describedNonCompete = {
  titles: /^after you (?:go|leave)$|^staying out of our way$|^not competing$|^founders'? other work$/i,
  words: anyOf(
    /\bno founder\b[^.;]{0,60}\b(?:take part|engage|work|be active) in a business like\b/i,
    /\bnot be active in the field of\b|\b(?:no|not) competing\b|\bno restriction on where you work\b/i,
    /\bfrom (?:their|his|her) departure\b[^.;]{0,30}\b(?:abstain|refrain)s?\b(?! from (?:sell|solicit))/i,
    /\b(?:abstain|refrain)s?\b[^.;]{0,60}\bdepart\w*[^.;]{0,10}\bfrom any (?:involvement|activity|work)\b/i,
    /\b(?:join|found|start|set up|work for)\b[^.;]{0,20}\ba rival\b/i,
  ),
};

/** What founders answer for with their own money. */
export const describedWarranties = {
  titles: /^what (?:you tell us|the founders? answer for|you answer for)$|^promises\b|^comfort$/i,
  words: anyOf(
    /\b(?:each|both|together)\b[^.;]{0,90}\bstand(?:s)? behind (?:everything|the statements|what|all)\b/i,
    /\byou (?:both |each )?guarantee\b[^.;]{0,50}\bstatements\b|\bpromoters? do too\b/i,
    /\byou(?: both| each)? answer\b[^.;]{0,60}\bfor the (?:correctness|accuracy|truth)\b/i,
    /\bpromise that the (?:information|statements|accounts)\b/i,
  ),
};

/** How long founders may not sell. */
export const describedLockUp = {
  titles: /^staying$|^shares in motion$/i,
  words: anyOf(
    /\bnobody may dispose of shares\b|^\W*keep (?:all (?:of )?)?their shares for\b/i,
    /\bfounders? (?:shall |must |will )?keep (?:all (?:of )?)?(?:their|his|her) shares for\b/i,
  ),
};
