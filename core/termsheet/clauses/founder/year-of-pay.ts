const yearOfPay =
  /\b(?:one|1|a|twelve|12|six|6)[\s-](?:years?|months?|annual|yearly)\b[^.;]{0,12}\b(?:pay|compensation)\b/i;
const salary =
  /\b(?:one|1|a|six|twelve|12|6|half)[\s-]?(?:\(\d\)\s)?(?:year|month|annual|times|x)?(?:'s?|s'?)?[^.;]{0,25}\b(?:salary|remuneration|base pay|basic pay)/i;
const ownSalary =
  '(?:yearly|annual|basic) salary|salary for (?:one|a) year|(?:earns?|(?:is|are) paid|draws?) in a year';
/** "£50,000, which is less than the £85,000 each earns in a year". */
const belowSalary = new RegExp(
  '(?<!\\bnot )\\b(?:below|under|less than|lower than|may not (?:pass|exceed))\\b' +
    `(?![^.;]{0,30}\\b(?:times|twice|double)\\b)[^.;]{0,30}\\b(?:${ownSalary})\\b`,
  'i',
);
const moreSalaries =
  /\b(?:(?:two|three|four|five|[2-9]|1\.5)\s?(?:x|times|years?'?)|(?:six|seven|eight|nine|ten|twelve) times)[^.;]{0,25}\b(?:salary|remuneration|pay)/i;

/** True for words that name about a year's pay: "one year's salary", "six months' pay". */
export function namesYearOfPay(text: string): boolean {
  return salary.test(text) || yearOfPay.test(text);
}

/** True where a limit is a year's pay or less: "£50,000, which is less than the £85,000 each earns in a year". */
export function isWithinYearOfPay(text: string): boolean {
  return (namesYearOfPay(text) || belowSalary.test(text)) && !moreSalaries.test(text);
}
