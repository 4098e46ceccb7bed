import { programs } from './case-of-words.ts';
import type { CompletionEntry, TakenValue } from './completion-table.ts';

/** For fish 3: a condition tells where the cursor is, and each command brings its words, values and files. */
export function fishScript(table: readonly CompletionEntry[]): string {
  const paths = table.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return [
    'function __fettle_at',
    '  set -l typed (commandline -opc)',
    '  set -l path (string replace -r ".*/" "" -- $typed[1])',
    '  test "$path" = fettle; and set path',
    '  for word in $typed[2..]',
    `    contains -- (string join " " -- $path $word) ${paths.join(' ')}; and set path $path $word`,
    '  end',
    // Without words there is nothing to join: both sides are quoted, so that each is one.
    '  test "$(string join " " -- $path)" = "$argv[1]"',
    'end',
    ...programs.flatMap((program) => [
      `complete -c ${program} -f`,
      ...table.flatMap((entry) => entryLines(program, entry)),
    ]),
    '',
  ].join('\n');
}

function entryLines(program: string, entry: CompletionEntry): readonly string[] {
  const at = `complete -c ${program} -n '__fettle_at "${entry.path}"'`;
  const takenBy = new Map(entry.values.map(({ flag, takes }) => [flag, takes]));
  const flags = entry.flags.map((flag) => `${at} -l ${flag.slice(2)}${valuePart(takenBy.get(flag))}`);
  const shorts = entry.values
    .filter(({ flag }) => !flag.startsWith('--'))
    .map(({ flag, takes }) => `${at} -s ${flag.slice(1)}${valuePart(takes)}`);
  const words = [...entry.subcommands, ...(typeof entry.argument === 'string' ? [] : entry.argument)];
  return [
    ...(words.length > 0 ? [`${at} -a '${words.join(' ')}'`] : []),
    ...(entry.argument === 'file' ? [`${at} -F`] : []),
    ...flags,
    ...shorts,
  ];
}

function valuePart(takes: TakenValue | undefined): string {
  if (takes === undefined) return '';
  if (takes === 'file') return ' -r -F';
  return takes === 'free' ? ' -x' : ` -x -a '${takes.join(' ')}'`;
}
