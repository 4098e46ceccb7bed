// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are parameters of the shell
import { caseOfWords, programs } from './case-of-words.ts';
import type { CompletionEntry } from './completion-table.ts';

/** For bash 3.2 and later. */
export function bashScript(table: readonly CompletionEntry[]): string {
  return [
    '_fettle() {',
    '  local program="${COMP_WORDS[0]##*/}" current="${COMP_WORDS[COMP_CWORD]}" line',
    '  local -a typed=("${COMP_WORDS[@]:1:COMP_CWORD-1}")',
    caseOfWords(table),
    '  COMPREPLY=()',
    '  case "$candidates" in',
    '    @file*)',
    '      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")',
    // Names with blanks are quoted, and folders get their stroke.
    '      compopt -o filenames 2>/dev/null ;;',
    '    *) COMPREPLY=($(compgen -W "$candidates" -- "$current")) ;;',
    '  esac',
    '}',
    `complete -F _fettle ${programs.join(' ')}`,
    '',
  ].join('\n');
}
