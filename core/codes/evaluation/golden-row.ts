import { z } from 'zod';
import { codeTypes, taxonomySystems } from '../classification.ts';

const codes = z.array(z.string()).min(1);

/** A business in its owner's words, with every code that an expert coder would accept, best first. */
const goldenRow = z.object({
  id: z.string(),
  description: z.string().min(1),
  sic: codes,
  naics: codes,
  isic: codes,
  cpv: codes,
  /** The part of the economy, so that both halves of the set cover all of it. */
  group: z.string(),
});
export type GoldenRow = z.infer<typeof goldenRow>;

/** What a text is instead of a description. */
const strangeKinds = [
  'boilerplate',
  'chat',
  'code',
  'cv',
  'diary',
  'fact',
  'instruction',
  'insult',
  'joke',
  'letter',
  'name',
  'news',
  'nonsense',
  'off-topic',
  'poem',
  'question',
  'shopping list',
  'story',
] as const;

/** A text that describes no business; an honest answer has low confidence and says so. */
const nonsenseRow = z.object({
  id: z.string(),
  description: z.string().min(1),
  kind: z.enum(strangeKinds),
});
export type NonsenseRow = z.infer<typeof nonsenseRow>;

/** A business in few words, without codes: it only has to be taken for one. */
const shortRow = z.object({ id: z.string(), description: z.string().min(1) });
export type ShortRow = z.infer<typeof shortRow>;

/** How a typed code has to be understood. */
export const codeReadings = [
  'code',
  'group',
  'retired',
  'sec-only',
  'uk-sic',
  'other-system',
  'unknown',
] as const;

/** A code as people type it, what it has to be taken for, and codes that have to be among the answers. */
const codeRow = z.object({
  id: z.string(),
  type: z.enum(codeTypes),
  code: z.string().min(1),
  reading: z.enum(codeReadings),
  /** The table in which the code is found; absent for an unknown one. */
  system: z.enum(taxonomySystems).optional(),
  expected: z.object({ sic: codes, naics: codes, isic: codes, cpv: codes }).partial(),
  /** The nearest valid code that the message about an unknown one has to name. */
  nearest: z.string().optional(),
});
export type CodeRow = z.infer<typeof codeRow>;

/** Reads the descriptions of a JSON Lines text; a line that breaks the shape throws. */
export function parseGoldenRows(jsonLines: string): GoldenRow[] {
  return parseLines(jsonLines, goldenRow);
}

/** Reads the texts that describe no business; a line that breaks the shape throws. */
export function parseNonsenseRows(jsonLines: string): NonsenseRow[] {
  return parseLines(jsonLines, nonsenseRow);
}

/** Reads businesses in few words; a line that breaks the shape throws. */
export function parseShortRows(jsonLines: string): ShortRow[] {
  return parseLines(jsonLines, shortRow);
}

/** Reads the typed codes; a line that breaks the shape throws. */
export function parseCodeRows(jsonLines: string): CodeRow[] {
  return parseLines(jsonLines, codeRow);
}

function parseLines<Row>(jsonLines: string, row: z.ZodType<Row>): Row[] {
  return jsonLines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => row.parse(JSON.parse(line)));
}
