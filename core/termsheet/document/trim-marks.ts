/**
 * `text` without the marks at its end; `mark` matches one character. An expression such as `/[\s.]+$/` tries every run
 * of marks anew from each of its characters, and a long run inside the text costs its length squared; from the end,
 * each mark is looked at once.
 */
export function withoutMarksAtEnd(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `text` without the marks at either side. */
export function withoutMarksAround(text: string, mark: RegExp): string {
  const trimmed = withoutMarksAtEnd(text, mark);
  let start = 0;
  while (start < trimmed.length && mark.test(trimmed.charAt(start))) start += 1;
  return trimmed.slice(start);
}
