import type { ClarifyingQuestion } from '../../core/codes/classification.ts';

/** A question that nobody is there to answer: its options with the words that give the answer. */
export function renderQuestion({ text, options }: ClarifyingQuestion): string {
  const lines = options.map(({ id, label, title }) => `  --answer ${id}: ${label}${ledTo(title)}`);
  return `${text} Answer with one of:\n${lines.join('\n')}\n`;
}

/** A question with numbered options for a person at a terminal. */
export function renderChoice({ text, options }: ClarifyingQuestion): string {
  const lines = options.map(({ label, title }, at) => `  ${at + 1}  ${label}${ledTo(title)}`);
  return `${text}\n${lines.join('\n')}\nNumber, or Enter for none of these: `;
}

function ledTo(title: string | undefined): string {
  return title === undefined ? '' : ` (${title})`;
}
