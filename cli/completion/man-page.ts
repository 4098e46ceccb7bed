import type { Argument, Command, Option } from 'commander';
import { type DescribedCommand, describedCommands, shownOptions } from './described-command.ts';

/** The programs that have a manual: everything, and each shortcut. */
export const manPageNames = ['fettle', 'termsheet', 'codes', 'carbon'] as const;
export type ManPageName = (typeof manPageNames)[number];

/** The manual page of a program in the man macros, from the same registry as the help. */
export function manPage(program: Command, name: ManPageName): string {
  const all = describedCommands(program);
  const own = name === 'fettle' ? all : all.filter(({ path }) => path.split(' ')[0] === name);
  const [first = { path: '', command: program }, ...others] = own;
  const commands = others.filter(({ command }) => command.commands.length === 0);
  const version = program.version() ?? '';
  return [
    `.TH ${name.toUpperCase()} 1 "" "${escaped(program.name())} ${version}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${escaped(first.command.description())}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    '.I command',
    '[options]',
    '.SH COMMANDS',
    ...commands.flatMap((each) => commandLines(each, name)),
    '.SH OPTIONS OF EVERY COMMAND',
    ...shownOptions(program).flatMap(optionLines),
    '.SH EXIT STATUS',
    escaped(
      '0 ok, 1 failure or nothing found, 2 usage, 3 bad input, 4 missing key or not allowed, 5 provider or network, 6 finished with some failed, 130 interrupted.',
    ),
    '',
  ].join('\n');
}

function commandLines({ path, command }: DescribedCommand, name: ManPageName): readonly string[] {
  const words = name === 'fettle' ? path : path.split(' ').slice(1).join(' ');
  const argumentWords = command.registeredArguments.map(argumentWord).join(' ');
  return [
    `.SS "${escaped(`${words} ${argumentWords}`.trim())}"`,
    escaped(command.description()),
    ...shownOptions(command).flatMap(optionLines),
  ];
}

function optionLines(option: Option): readonly string[] {
  const choices = option.argChoices ? ` One of ${option.argChoices.join(', ')}.` : '';
  return ['.TP', `.B ${escaped(option.flags)}`, escaped(`${option.description}.${choices}`)];
}

function argumentWord(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

/** What roff would read as a command, a break or a kind of dash, and letters that it knows by number alone. */
function escaped(text: string): string {
  const oneLine = text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replaceAll('\n', ' ')
    .replace(/[^ -~]/gu, (letter) => `\\[u${codeOf(letter)}]`);
  return /^[.']/.test(oneLine) ? `\\&${oneLine}` : oneLine;
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
