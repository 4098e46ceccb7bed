const name =
  '(?:(?:[Aa]rticle|[Cc]lause|[Ss]ection|[Pp]art|[Pp]aragraph|Art\\.|No\\.|Nr\\.|Ziffer)(?=[\\s\\d])|§)\\s?';
const counter = '(?:\\d{1,3}(?:\\.\\d{1,3})*|[a-zA-Z]|[a-z]{2,3}(?=\\))|[ivx]{1,5}|[IVX]{1,5})';
const clauseNumber = new RegExp(`^[*_]*(?:${name})?\\(?${counter}[.)]?[*_]*$`, 'u');
const longestNumber = 24;

/** True for the words of a cell that only number a row: "3.", "(b)", "IV.", "§ 2", "Article 4". */
export function isClauseNumber(words: string): boolean {
  return words.length <= longestNumber && clauseNumber.test(words);
}
