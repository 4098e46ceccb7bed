import type { CodeTables } from '../code-tables.port.ts';
import { wordsOfClass } from './class-words.ts';
import type { AskedWords } from './within-class.ts';

/** The official index term, or title, of a UK code that the words fit best; null where none shares a word. */
export function bestTermOf(
  tables: CodeTables,
  isicClass: string,
  ukCode: string,
  asked: AskedWords,
): string | null {
  const terms = wordsOfClass(tables, isicClass).codes.find(({ code }) => code === ukCode)?.terms ?? [];
  let best: { readonly text: string; readonly fit: number } | null = null;
  for (const { text, stems } of terms) {
    const shared = stems.reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0);
    const fit = shared / (stems.length + 1);
    if (fit > (best?.fit ?? 0)) best = { text, fit };
  }
  return best?.text ?? null;
}
