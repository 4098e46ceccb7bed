import type { ApiOperation } from '../../api/api-description.ts';

/** A call with its example, in languages that need nothing installed beside themselves. */
export interface ExampleCalls {
  readonly curl: string;
  readonly TypeScript: string;
  readonly Python: string;
}

/** Where an operation is called, and how. */
export interface CallAddress {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
}

/** Writes the example of an operation as programs that run as they stand. */
export function exampleCalls({ origin, path, method }: CallAddress, operation: ApiOperation): ExampleCalls {
  const given = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  const query = new URLSearchParams(given.map(({ name, example }) => [name, String(example)])).toString();
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return withoutBody(url, method.toUpperCase());
  const { example } = media ?? {};
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return withBody(url, { type, text, isJson: typeof example !== 'string' });
}

function withoutBody(url: string, method: string): ExampleCalls {
  const isRead = method === 'GET';
  return {
    curl: `curl ${isRead ? '' : `-X ${method} `}${inShell(url)}`,
    TypeScript: inTypeScript(`${JSON.stringify(url)}${isRead ? '' : `, { method: '${method}' }`}`),
    Python: [
      'from urllib.request import Request, urlopen',
      '',
      `with urlopen(Request(${JSON.stringify(url)}, method="${method}")) as response:`,
      '    print(response.status, response.read().decode())',
    ].join('\n'),
  };
}

interface Body {
  readonly type: string;
  readonly text: string;
  readonly isJson: boolean;
}

function withBody(url: string, { type, text, isJson }: Body): ExampleCalls {
  const header = `Content-Type: ${type}`;
  return {
    curl: `curl ${inShell(url)} \\\n  -H ${inShell(header)} \\\n  --data-binary ${inShell(text)}`,
    TypeScript: inTypeScript(
      [
        `${JSON.stringify(url)}, {`,
        "    method: 'POST',",
        `    headers: { 'Content-Type': '${type}' },`,
        `    body: ${isJson ? `JSON.stringify(${text.replaceAll('\n', '\n    ')})` : JSON.stringify(text)},`,
        '  }',
      ].join('\n'),
    ),
    Python: [
      'from urllib.request import Request, urlopen',
      '',
      `body = r'''${text}'''`,
      `headers = {"Content-Type": "${type}"}`,
      `with urlopen(Request(${JSON.stringify(url)}, body.encode(), headers)) as response:`,
      '    print(response.status, response.read().decode())',
    ].join('\n'),
  };
}

/** In a function: not every file is a module, where one could wait outside of any. */
function inTypeScript(parametersOfFetch: string): string {
  return [
    'async function call() {',
    `  const response = await fetch(${parametersOfFetch});`,
    '  console.log(response.status, await response.text());',
    '}',
    '',
    'void call();',
  ].join('\n');
}

function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
