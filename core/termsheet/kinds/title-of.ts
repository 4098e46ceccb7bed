/** As far into a text as its title is looked for. */
export const titleLength = 260;
/** The lines that a mail begins with take no more. */
const mostHeader = 1500;
/** Lines of a mail about its way, which say nothing of what is in it. */
const headerLine =
  /^(?:from|to|cc|bcc|date|sent|reply-to|message-id|mime-version|content-[a-z-]+|x-[a-z-]+)[ \t]?:/i;

/** The beginning of a text, in which a document says what it is; of a mail, from its subject on. */
export function titleOf(text: string): string {
  const beginning = text.slice(0, mostHeader + titleLength);
  if (!headerLine.test(beginning.trimStart())) return text.slice(0, titleLength);
  return beginning
    .split('\n')
    .filter((line) => !headerLine.test(line.trim()))
    .join('\n')
    .trimStart()
    .slice(0, titleLength);
}
