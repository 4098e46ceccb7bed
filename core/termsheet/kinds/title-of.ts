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

/** A line of its own below "Dear Mr Hall," that is no sentence: what the letter is about. */
const subjectOfLetter = /^[ \t]*dear\b[^\n]{0,80}\n\s*([^\n]{5,120})\n/im;

/** What a letter says below its salutation that it is about, behind whatever letterhead; nothing where it is none. */
export function subjectOf(text: string): string {
  const line = subjectOfLetter.exec(text.slice(0, mostHeader))?.[1]?.trim() ?? '';
  return /[.;,!?]$/.test(line) ? '' : line;
}
