import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectFacts } from '../assessment/collect-facts.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import type { TermSheetFacts } from '../facts.ts';
import { createReading } from '../reading/reading.ts';
import { allClauses } from './all-clauses.ts';

const rewordings = z
  .array(
    z.object({
      fact: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
      text: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../testing/data/rewordings.json', import.meta.url), 'utf8')));

function readFact(name: string, text: string): unknown {
  const reading = createReading(readPlainText(text));
  return collectFacts(allClauses.map((clause) => clause.examine(reading)))[name as keyof TermSheetFacts];
}

describe('terms in the words of people who avoid trade names', () => {
  const answers = rewordings.map(({ fact, value, text }) => ({ text, value, given: readFact(fact, text) }));

  it('are never read as something else', () => {
    const wrong = answers.filter(({ value, given }) => given !== null && given !== value);
    expect(wrong).toEqual([]);
  });

  it('are mostly read', () => {
    const silent = ({ value }: { readonly value: unknown }) => value === false || value === null;
    const stated = answers.filter((answer) => !silent(answer));
    const read = stated.filter(({ value, given }) => given === value);
    expect(stated.length).toBeGreaterThanOrEqual(180);
    expect(read.length / stated.length).toBeGreaterThanOrEqual(0.88);
  });
});
