const telephone =
  /^(?:(?:m|t|p|tel|mob|mobile|phone|ph|cell|direct|telefon|tél)\b[.:]{0,2}\s?)?(?:\+|\(?0)[\d ()./-]{7,24}$/iu;

/** True for a telephone number in a line of its own; no figure of a term begins with a nought or a plus. */
export function isTelephone(line: string): boolean {
  return telephone.test(line);
}
