import { z } from 'zod';

const answer = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Facts by name; board seats may stand in their own object or as `board.total` and so on. */
const facts = z.record(z.string(), z.union([answer, z.record(z.string(), answer)]));

const entry = z.object({
  expect: z.enum(['analysis', 'error']).default('analysis'),
  documentType: z.string().optional(),
  jurisdiction: z.enum(['US', 'UK', 'EU']).default('US'),
  overallRisk: z.array(z.string()).optional(),
  facts: facts.default({}),
  accept: z.record(z.string(), z.array(answer)).default({}),
  /** Clause codes that must be rated Red. */
  redFlags: z.array(z.string()).default([]),
  /** Passages of the document for each of them, word for word. */
  evidence: z
    .record(z.string(), z.union([z.string().transform((passage) => [passage]), z.array(z.string())]))
    .default({}),
  /** Where each fact stands, word for word, if somebody has marked all of them; what follows from several sentences has none. */
  says: z
    .record(z.string(), z.union([z.string().transform((passage) => [passage]), z.array(z.string())]))
    .optional(),
  orAnalysisWith: z.string().optional(),
});

const truth = z.object({ files: z.record(z.string(), entry) });

/** What a careful reader says about one document. */
export type GoldenEntry = z.infer<typeof entry>;
/** One right answer to one question. */
export type GoldenAnswer = z.infer<typeof answer>;

/**
 * Reads a truth table.
 * @throws ZodError if the table is not one; it is the project's own data, so that is a defect.
 */
export function parseGoldenTruth(json: unknown): Readonly<Record<string, GoldenEntry>> {
  return truth.parse(json).files;
}

/** The facts of a truth table with board seats as `board.total` and so on. */
export function flattenFacts(nested: GoldenEntry['facts']): Map<string, GoldenAnswer> {
  const flat = new Map<string, GoldenAnswer>();
  for (const [name, value] of Object.entries(nested)) {
    if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value)) flat.set(`${name}.${part}`, inner);
    } else flat.set(name, value);
  }
  return flat;
}
