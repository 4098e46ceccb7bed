import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { exitCodes } from '../exit-codes.ts';
import { addEngineOptions, type EngineOptions, engineFlags } from './engine-options.ts';

interface DoctorOptions extends EngineOptions {
  readonly json?: boolean;
}

const help = `
The provider is asked one tiny question; no document is sent. Exit code 0 only if everything holds, else 1.

Examples:
  $ fettle doctor
  $ fettle doctor --provider ollama --model llama3.1 --json`;

/** `fettle doctor`: whether everything the program depends on works, one line each. */
export function addDoctorCommand(program: Command, { context, finishWith }: CommandEnvironment): void {
  const command = program
    .command('doctor')
    .description('check the provider, the database, the mail server and the data tables')
    .option('--json', 'as JSON')
    .addHelpText('after', help);
  addEngineOptions(command).action(async (options: DoctorOptions) => {
    const services = await context.openServices(engineFlags(options));
    try {
      const checks = await services.get('checks');
      const outcomes = await Promise.all(checks.map((check) => check()));
      const holds = outcomes.every(({ isOk }) => isOk);
      if (options.json) {
        const lines = outcomes.map(({ name, isOk, detail }) => ({ name, ok: isOk, detail }));
        context.stdout.write(`${JSON.stringify({ ok: holds, checks: lines })}\n`);
      } else {
        for (const { name, isOk, detail } of outcomes) {
          context.stdout.write(`${isOk ? 'ok  ' : 'FAIL'}  ${name.padEnd(11)}  ${detail}\n`);
        }
      }
      if (!holds) finishWith(exitCodes.failure);
    } finally {
      await services.close();
    }
  });
}
