import { anyOf } from '../../reading/any-of.ts';
import { alsoDescribed } from '../../reading/described-topic.ts';
import { describedPool } from './described-economic-terms.ts';

/** The pool without its name: "shares for the team", "unissued options", "unallocated awards". */
const plainPool = anyOf(
  /\b(?:emi|esop|csop|sip) scheme\b|\b(?:new )?options over\b|\bstock plan\b/i,
  /\b(?:unissued|ungranted|unallotted) (?:share |stock )?options?\b/i,
  /\bemployee (?:share )?scheme\b/i,
  /\bshares for (?:the |your )?(?:team|staff|employees)\b|\bequity plan\b|\boption reserve\b/i,
  /\bunallocated awards\b/i,
);
/** Where an option pool is spoken of. */
export const poolTopic = alsoDescribed(describedPool, {
  titles: anyOf(
    /^(?:the )?(?:equity|employee|staff|team) (?:plan|scheme|reserve)$/i,
    /\bwarrants? (?:for|to) (?:the )?(?:staff|employees|team|key)|\b(?:staff|employee) warrants/i,
    /\bwarrant (?:pool|programme|scheme)/i,
    /(?:employees?|staff|team)'? (?:reserve|participation|plan|options?)/i,
    /option (?:pool|reserve|scheme|plan|programme)|\besop\b/i,
    /(?:stock|share|employee|equity) options?(?: pool| plan| scheme)?$|^options?$|^pool/i,
    /employee (?:pool|option|incentive|equity|share)|\bEMI\b|\bV?ESOP\b|\bVSOP\b|\bBSPCE\b/i,
    /incentive (?:plan|pool|scheme)|equity incentive|mitarbeiterbeteiligung|stock plan|share plan/i,
    /management incentive|\boptions? for (?:the |your |our )?(?:staff|team|employees|people)\b/i,
  ),
  words: anyOf(
    plainPool,
    /\bset aside (?:for|to) (?:the )?(?:employees|staff|team|key)/i,
    /\b(?:set aside|put by|kept back|reserved|options?|pot|awards)\b[^.;]{0,30}\b(?:hired?|hires|hiring|recruits?|recruited|join(?:ers)?)\b/i,
    /\b(?:phantom|virtual) (?:(?:share|participation|option)s? )?(?:scheme|plan|programme|shares|stock|options?)/i,
    /\b(?:staff|employees?'?|team|hiring|options?|share) pot\b/i,
    /\bpot (?:of|for) (?:share |the )?(?:options|staff|employees|team|hires)/i,
    /\b(?:option|employee|incentive|esop|equity|unallocated|available|vsop|bspce|emi|unissued) (?:share |stock |option |equity )?(?:pool|reserve)/i,
    /pool of\b|\bESOP\b|(?:share |stock )?option (?:plan|scheme|programme)s?\b/i,
    /(?:employee|staff|management)[^.;]{0,20}(?:participation|incentive|share|equity|option) (?:plan|programme|scheme|pool)/i,
    /unallocated options|options? (?:are|is|equal|represent)/i,
    /reserved (?:for|under)[^.;]{0,60}(?:option|incentive|plan)/i,
  ),
  except: anyOf(
    /anti-?dilution|price protection|protective|consent|reserved matters|veto|board|redemption/i,
    /liquidation|information|drag|tag|pre-?emption|pro[- ]?rata|new issues|conversion|registration/i,
    /transfer|right of first|warranties|definition|use of/i,
  ),
});
