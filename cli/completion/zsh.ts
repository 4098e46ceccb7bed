// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are parameters of the shell
import { caseOfWords, programs } from './case-of-words.ts';
import type { CompletionEntry } from './completion-table.ts';

/** For zsh: sourced from .zshrc, or as the file `_fettle` in a folder of fpath, where the first call is a completion. */
export function zshScript(table: readonly CompletionEntry[]): string {
  return [
    `#compdef ${programs.join(' ')}`,
    '_fettle() {',
    '  local program="${words[1]:t}" current="${words[CURRENT]}"',
    '  local -a typed=("${(@)words[2,CURRENT-1]}")',
    caseOfWords(table),
    '  case "$candidates" in',
    '    @file*) _files ;;',
    '    *) compadd -- ${=candidates} ;;',
    '  esac',
    '}',
    'if [ "$funcstack[1]" = "_fettle" ]; then _fettle "$@"',
    `else compdef _fettle ${programs.join(' ')}; fi`,
    '',
  ].join('\n');
}
