import { z } from 'zod';

/** What our own HTTP API, and many a client, calls the same thing. */
const namesElsewhere: Readonly<Record<string, string>> = {
  filePath: 'path',
  file: 'path',
  termSheetText: 'text',
  analysisDetail: 'detail',
  businessDescription: 'description',
  type: 'system',
};

/**
 * The arguments of a tool. Another one is refused by name, with the right one: a model that was not told would go on
 * as if it had been understood.
 * @example toolArguments('lookup_code', { code: z.string().describe('…') })
 */
export function toolArguments<Shape extends z.ZodRawShape>(tool: string, shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownArguments(tool, issue.keys, known) : undefined,
  });
}

function unknownArguments(tool: string, given: readonly string[], known: readonly string[]): string {
  const faults = given.slice(0, 5).map((name) => {
    const right = namesElsewhere[name];
    const hint = right !== undefined && known.includes(right) ? ` (use ${right})` : '';
    return `unknown argument ${JSON.stringify(name.slice(0, 40))}${hint}`;
  });
  return `${faults.join(', ')}; ${tool} takes ${known.join(', ')}`;
}
