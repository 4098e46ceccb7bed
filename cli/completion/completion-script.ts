// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are parameters of the shells
import type { CompletionEntry } from './completion-table.ts';

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

/** The programs that complete: the first takes every command, the others stand for the group of their name. */
const programs = ['fettle', 'termsheet', 'codes', 'carbon'] as const;

/** The script that a shell loads. Names come from our own registry: lower-case letters and hyphens only. */
export function completionScript(shell: Shell, table: readonly CompletionEntry[]): string {
  return writers[shell](table);
}

const wordsOf = ({ subcommands, flags }: CompletionEntry) => [...subcommands, ...flags].join(' ');
const deeper = (table: readonly CompletionEntry[]) => table.filter(({ path }) => path !== '');

/** Bash and zsh share their grammar of `case`; only how words come in and go out differs. */
function caseOfPaths(table: readonly CompletionEntry[]): string {
  const steps = deeper(table).map(({ path }) => `"${path}"`);
  return [
    '  local path="" word candidates=""',
    '  [ "$program" = fettle ] || path="$program"',
    '  for word in "${typed[@]}"; do',
    '    case "${path:+$path }$word" in',
    `      ${steps.join('|')}) path="\${path:+$path }$word" ;;`,
    '    esac',
    '  done',
    '  case "$path" in',
    ...table.map((entry) => `    "${entry.path}") candidates="${wordsOf(entry)}" ;;`),
    '  esac',
  ].join('\n');
}

const writers: Readonly<Record<Shell, (table: readonly CompletionEntry[]) => string>> = {
  bash: (table) =>
    [
      '_fettle() {',
      '  local program="${COMP_WORDS[0]##*/}"',
      '  local -a typed=("${COMP_WORDS[@]:1:COMP_CWORD-1}")',
      caseOfPaths(table),
      '  COMPREPLY=($(compgen -W "$candidates" -- "${COMP_WORDS[COMP_CWORD]}"))',
      '}',
      `complete -o default -F _fettle ${programs.join(' ')}`,
      '',
    ].join('\n'),
  zsh: (table) =>
    [
      `#compdef ${programs.join(' ')}`,
      '_fettle() {',
      '  local program="${words[1]:t}"',
      '  local -a typed=("${(@)words[2,CURRENT-1]}")',
      caseOfPaths(table),
      '  compadd -- ${=candidates} || _files',
      '}',
      `compdef _fettle ${programs.join(' ')}`,
      '',
    ].join('\n'),
  fish: (table) =>
    [
      'function __fettle_at',
      '  set -l typed (commandline -opc)',
      '  set -l path (string replace -r ".*/" "" -- $typed[1])',
      '  test "$path" = fettle; and set path',
      '  for word in $typed[2..]',
      `    contains -- (string join " " -- $path $word) ${deeper(table)
        .map(({ path }) => `"${path}"`)
        .join(' ')}; and set path $path $word`,
      '  end',
      '  test (string join " " -- $path) = "$argv[1]"',
      'end',
      ...programs.flatMap((program) =>
        table.map(
          (entry) => `complete -c ${program} -n '__fettle_at "${entry.path}"' -a '${wordsOf(entry)}'`,
        ),
      ),
      '',
    ].join('\n'),
  powershell: (table) =>
    [
      `Register-ArgumentCompleter -Native -CommandName ${programs.join(',')} -ScriptBlock {`,
      '  param($wordToComplete, $commandAst, $cursorPosition)',
      '  $table = @{',
      ...table.map((entry) => `    '${entry.path}' = '${wordsOf(entry)}'`),
      '  }',
      '  $typed = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })',
      '  $path = [IO.Path]::GetFileNameWithoutExtension($typed[0])',
      "  if ($path -eq 'fettle') { $path = '' }",
      '  foreach ($word in $typed | Select-Object -Skip 1) {',
      '    $next = "$path $word".Trim()',
      '    if ($table.ContainsKey($next)) { $path = $next }',
      '  }',
      '  $table[$path] -split " " | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {',
      "    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)",
      '  }',
      '}',
      '',
    ].join('\n'),
};
