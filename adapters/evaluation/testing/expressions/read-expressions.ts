import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../../../package-root.ts';

/** A regular expression of the product and where it stands. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** "core/termsheet/reading/lines.ts:12". */
  readonly place: string;
}

const isProduct = (file: string): boolean => /\.ts$/u.test(file) && !/\.test\.ts$|\/testing\//u.test(file);

/** The files of a folder that are part of the product, as paths from the root of the package. */
export function productFiles(folder: string): string[] {
  return readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(isProduct)
    .sort();
}

/** Every regular expression that is written out in a file. */
export function expressionsIn(file: string): Expression[] {
  const text = readFileSync(join(packageRoot(), file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${file}:${line + 1}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every regular expression that is put together from parts while files are loaded, which no look at the files shows.
 * The files must not have been loaded before.
 */
export async function expressionsBuiltBy(files: readonly string[]): Promise<Expression[]> {
  const found = new Map<string, Expression>();
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, parameters: ConstructorParameters<RegExpConstructor>, newTarget) {
      const built: RegExp = Reflect.construct(target, parameters, newTarget);
      const { source, flags } = built;
      found.set(`${source}/${flags}`, {
        source,
        flags,
        place: placeOf(new Error('where it is built').stack),
      });
      return built;
    },
  });
  try {
    for (const file of files) await import(join(packageRoot(), file));
  } finally {
    globalThis.RegExp = Native;
  }
  return [...found.values()];
}

function placeOf(stack = ''): string {
  const line = stack.split('\n').find((frame) => /\/core\//u.test(frame)) ?? '';
  return `built in ${/core\/[\w./-]+(?::\d+)?/u.exec(line)?.[0] ?? 'an unknown place'}`;
}
