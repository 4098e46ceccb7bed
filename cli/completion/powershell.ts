import { programs } from './case-of-words.ts';
import type { CompletionEntry } from './completion-table.ts';

/** For PowerShell 5.1 and later, which completes files by itself where nothing of this fits. */
export function powershellScript(table: readonly CompletionEntry[]): string {
  const values = table.flatMap((entry) =>
    entry.values.flatMap(({ flag, takes }) =>
      typeof takes === 'string' ? [] : [`    '${entry.path} ${flag}' = '${takes.join(' ')}'`],
    ),
  );
  return [
    `Register-ArgumentCompleter -Native -CommandName ${programs.join(',')} -ScriptBlock {`,
    '  param($wordToComplete, $commandAst, $cursorPosition)',
    '  $table = @{',
    ...table.map((entry) => `    '${entry.path}' = '${[...entry.subcommands, ...entry.flags].join(' ')}'`),
    '  }',
    '  $values = @{',
    ...values,
    '  }',
    '  $typed = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })',
    '  $path = [IO.Path]::GetFileNameWithoutExtension($typed[0])',
    "  if ($path -eq 'fettle') { $path = '' }",
    "  $last = ''",
    '  foreach ($word in $typed | Select-Object -Skip 1) {',
    '    if ($word -ne $wordToComplete) { $last = $word }',
    '    $next = "$path $word".Trim()',
    '    if ($table.ContainsKey($next)) { $path = $next }',
    '  }',
    '  $words = $values["$path $last"]',
    '  if ($null -eq $words) { $words = $table[$path] }',
    '  $words -split " " | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {',
    "    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)",
    '  }',
    '}',
    '',
  ].join('\n');
}
