import { z } from 'zod';

/** What our own HTTP API, and many a client, calls the same thing; written as `bare` does. */
const namesElsewhere: Readonly<Record<string, string>> = {
  filepath: 'path',
  file: 'path',
  termsheettext: 'text',
  analysisdetail: 'detail',
  businessdescription: 'description',
  type: 'system',
};

/**
 * The arguments of a tool, or the fields of one of them. Another one is refused by name, with the right one: a model
 * that was not told would go on as if it had been understood.
 * @param owner the tool, or the argument whose fields these are
 * @example knownArguments('lookup_code', { code: z.string().describe('…') })
 */
export function knownArguments<Shape extends z.ZodRawShape>(owner: string, shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownArguments(owner, issue.keys, known) : undefined,
  });
}

function unknownArguments(owner: string, given: readonly string[], known: readonly string[]): string {
  const faults = given.slice(0, 5).map((name) => {
    const right = rightName(name, known);
    const hint = right === undefined ? '' : ` (use ${right})`;
    return `unknown argument ${JSON.stringify(name.slice(0, 40))}${hint}`;
  });
  return `${faults.join(', ')}; ${owner} takes ${known.join(', ')}`;
}

function rightName(given: string, known: readonly string[]): string | undefined {
  const wanted = bare(given);
  return known.find((name) => bare(name) === wanted || namesElsewhere[wanted] === name);
}

/** The same name in camelCase, snake_case and kebab-case is one. */
function bare(name: string): string {
  return name.slice(0, 40).replaceAll(/[_-]/g, '').toLowerCase();
}
