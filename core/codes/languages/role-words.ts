import { plainWord } from '../text/tokenise.ts';
import type { OtherLanguage } from './detect-language.ts';

/** What a firm does with its goods, as far as the divisions of NACE tell it. */
type RoleOfGoods = 'sell' | 'make' | 'repair' | 'grow';

/** Beginnings of words without accents that say it. */
const beginnings: Readonly<Record<OtherLanguage, Readonly<Record<RoleOfGoods, string>>>> = {
  de: {
    sell: 'verkauf laden geschaft handel',
    make: 'herstell produzier fertig back',
    repair: 'reparier reparatur',
    grow: 'anbau zucht',
  },
  fr: {
    sell: 'vend vente boutique magasin',
    make: 'fabri produi',
    repair: 'repar',
    grow: 'cultiv elev',
  },
  es: { sell: 'vend venta tienda', make: 'fabric produc elabor', repair: 'repar', grow: 'cultiv cria' },
  it: {
    sell: 'vend negozio bottega',
    make: 'fabbric produ',
    repair: 'ripar',
    grow: 'coltiv allev',
  },
  nl: {
    sell: 'verkop verkoop winkel',
    make: 'maken produc vervaardig',
    repair: 'repar herstel',
    grow: 'kwek teel telen',
  },
  pl: { sell: 'sprzeda sklep handel', make: 'produk wytwarza', repair: 'napraw', grow: 'upraw hodow' },
  pt: { sell: 'vend loja', make: 'fabri produ', repair: 'repar', grow: 'cultiv criam' },
};

/** Whether a division of NACE is one of a role. */
const divisions: Readonly<Record<RoleOfGoods, (division: number) => boolean>> = {
  sell: (division) => division === 47 || division === 45,
  make: (division) => division >= 10 && division <= 33,
  repair: (division) => division === 95 || division === 45 || division === 33,
  grow: (division) => division <= 3,
};
/** These roles stand beside one another; a class of none of them is neither raised nor lowered. */
const ofGoods = (division: number) => division <= 33 || (division >= 45 && division <= 47) || division === 95;

const raised = 1.6;
const lowered = 0.6;

/** What the words of a description say of each class. */
export interface SaidRole {
  /** How much likelier the class becomes by it; 1 where the words say nothing. */
  factor(code: string): number;
  /** The words say what is done with goods, and the class is of something else. */
  isOff(code: string): boolean;
}

/** Reads what is done with the goods. Codes are those of NACE, `47.24`. */
export function roleOfText(language: OtherLanguage, text: string): SaidRole {
  const words = (text.match(/\p{L}+/gu) ?? []).map(plainWord);
  const said = (Object.keys(divisions) as RoleOfGoods[]).filter((role) =>
    beginnings[language][role].split(' ').some((begin) => words.some((word) => word.startsWith(begin))),
  );
  const isSaid = (division: number) => said.some((role) => divisions[role](division));
  return {
    factor: (code) => {
      const division = divisionOf(code);
      if (said.length === 0 || !ofGoods(division)) return 1;
      return isSaid(division) ? raised : lowered;
    },
    isOff: (code) => said.length > 0 && !isSaid(divisionOf(code)),
  };
}

/** Whether a plain word says what is done with goods, and not which goods. */
export function isRoleWord(language: OtherLanguage, word: string): boolean {
  return Object.values(beginnings[language]).some((all) =>
    all.split(' ').some((begin) => word.startsWith(begin)),
  );
}

function divisionOf(code: string): number {
  return Number(code.slice(0, 2));
}
