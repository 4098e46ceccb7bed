// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are parameters of the shells
import type { CompletionEntry, TakenValue } from './completion-table.ts';

/** The programs that complete: the first takes every command, the others stand for the group of their name. */
export const programs = ['fettle', 'termsheet', 'codes', 'carbon'] as const;

/** Stands where a file may: the shells complete those themselves. */
const fileMark = '@file';

/**
 * What bash and zsh share: from `program`, the words `typed` before the cursor and the word `current` at it, sets
 * `candidates` to the words that fit, and to `@file` where files do.
 */
export function caseOfWords(table: readonly CompletionEntry[]): string {
  const steps = table.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return [
    '  local path="" word last="" candidates=""',
    '  [ "$program" = fettle ] || path="$program"',
    '  for word in "${typed[@]}"; do',
    '    last="$word"',
    '    case "${path:+$path }$word" in',
    `      ${steps.join('|')}) path="\${path:+$path }$word" ;;`,
    '    esac',
    '  done',
    '  case "$path $last" in',
    ...table.flatMap(valueCases),
    '    *) case "$path" in',
    ...table.map((entry) => `      "${entry.path}") candidates="${wordsOf(entry)}" ;;`),
    '    esac ;;',
    '  esac',
    // Flags are offered once a dash is typed, where files or words are meant otherwise.
    '  case "$current" in -*) candidates="${candidates#@file }" ;; esac',
  ].join('\n');
}

function valueCases({ path, values }: CompletionEntry): readonly string[] {
  return values.map(({ flag, takes }) => `    "${path} ${flag}") candidates="${asWords(takes)}" ;;`);
}

/** Files first where the command takes them. */
function wordsOf({ subcommands, flags, argument }: CompletionEntry): string {
  return [asWords(argument), ...subcommands, ...flags].filter((word) => word !== '').join(' ');
}

function asWords(takes: TakenValue): string {
  if (takes === 'file') return fileMark;
  return takes === 'free' ? '' : takes.join(' ');
}
