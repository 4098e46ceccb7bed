import type { Command } from 'commander';
import type { CommandEnvironment } from './command-context.ts';

/** Adds a group of commands, or a command without a group, to the program. */
type AddGroup = (program: Command, environment: CommandEnvironment) => void | Promise<void>;

/** Every first word, in the order of the help, with what it loads: a run pays for its own group only. */
export const commandGroups: Readonly<Record<string, () => Promise<AddGroup>>> = {
  serve: async () => (await import('./commands/serve.ts')).addServeCommand,
  termsheet: async () => (await import('./commands/termsheet.ts')).addTermSheetCommands,
  codes: async () => (await import('./commands/codes.ts')).addCodesCommands,
  carbon: async () => (await import('./commands/carbon.ts')).addCarbonCommands,
  subscribers: async () => (await import('./commands/subscribers.ts')).addSubscriberCommands,
  mail: async () => (await import('./commands/mail.ts')).addMailCommands,
  backup: async () => (await import('./commands/backup.ts')).addBackupCommand,
  restore: async () => (await import('./commands/restore.ts')).addRestoreCommand,
  eval: async () => (await import('./commands/eval.ts')).addEvalCommands,
  config: async () => (await import('./commands/config.ts')).addConfigCommand,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctorCommand,
  mcp: async () => (await import('./commands/mcp.ts')).addMcpCommand,
  worker: async () => (await import('./commands/worker.ts')).addWorkerCommand,
  results: async () => (await import('./commands/results.ts')).addResultsCommands,
  completion: async () => (await import('./commands/completion.ts')).addCompletionCommand,
  man: async () => (await import('./commands/man.ts')).addManCommand,
};
