import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { interrupted } from '../until-interrupted.ts';
import { positiveWholeNumber } from './codes-search.ts';
import { addEngineOptions, type EngineOptions, engineFlags } from './engine-options.ts';

const help = `
Works on what "codes classify --batch FILE --queue" and "termsheet analyze FOLDER --recursive --queue" hand to the
queue of REDIS_URL, together with as many others as there are, until it is interrupted: then it finishes what it has
begun. Killed, its work goes to the others. Start it with the same engine as the others.`;

interface WorkerOptions extends EngineOptions {
  readonly concurrency?: number;
}

/** `fettle worker`: does the work of batches that are on the queue. */
export function addWorkerCommand(program: Command, { context }: CommandEnvironment): void {
  const command = program
    .command('worker')
    .description('work on batches that are on the queue (REDIS_URL)')
    .option('--concurrency <count>', 'pieces at one time; one a core by default', positiveWholeNumber)
    .addHelpText('after', help);
  addEngineOptions(command).action(async (options: WorkerOptions) => {
    const services = await context.openServices(engineFlags(options));
    try {
      const workOnQueue = await services.get('workOnQueue');
      let answered = 0;
      const worker = await workOnQueue(options.concurrency ?? availableParallelism(), {
        onPiece: (count) => {
          answered += count;
          if (context.stderr.isTerminal) context.stderr.write(`\r${answered} rows and documents `);
        },
      });
      context.stderr.write('Waiting for work.\n');
      await interrupted(context.signal);
      await worker.close();
      context.stderr.write(`${answered} rows and documents answered.\n`);
    } finally {
      await services.close();
    }
  });
}
