/**
 * Every match of a global expression, in order. `String.matchAll` makes a copy of the expression for each call: for
 * expressions as long as ours that costs more than the search through a short sentence, and a document has thousands.
 */
export function everyMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
