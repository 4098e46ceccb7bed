import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import type { Services } from '../../adapters/composition/open-services.ts';
import {
  type Classification,
  type ClassificationRequest,
  type ExistingCodeType,
  existingCodeTypes,
} from '../../core/codes/classification.ts';
import { firstOf } from '../../core/codes/existing-code/code-lists.ts';
import { linesOfText } from '../../core/termsheet/report/text-line.ts';
import type { CommandContext, CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readInputFile } from '../input-file.ts';
import { engineNotes } from '../output/note-engine.ts';
import { writeOutput } from '../output-file.ts';
import { refuseOverwriting } from '../refuse-overwriting.ts';
import { classifyWithQuestions } from './classify-with-questions.ts';
import type { BatchOptions } from './codes-classify-batch.ts';
import { positiveWholeNumber } from './codes-search.ts';
import { confirmReceiver } from './confirm-receiver.ts';
import {
  addEngineOptions,
  addRecordingOptions,
  type EngineOptions,
  engineFlags,
  modelRun,
  type RecordingOptions,
} from './engine-options.ts';

interface ClassifyOptions extends EngineOptions, RecordingOptions, Partial<BatchOptions> {
  readonly code?: string;
  readonly type?: ExistingCodeType;
  readonly limit?: number;
  readonly answer?: readonly string[];
  /** False: nobody is asked. */
  readonly input: boolean;
}

const help = `
A batch is a CSV file with a column "description", or JSON Lines {"id": "1", "description": "We bake bread"}.
One output row per input row, in input order: JSON Lines or CSV, as the input or as the name of -o says.
Columns "code" and "type" of a table give an existing code.

Where the words do not decide, a question is asked on a terminal, and named in the answer elsewhere.

Examples:
  $ codes classify "We run a fish and chip shop"
  $ codes classify "Bolts and fixings" --answer wholesale
  $ codes classify --code 7372 --type SIC --json
  $ codes classify --batch firms.csv -o codes.csv
  $ codes classify --batch firms.jsonl -o codes.jsonl --resume
  $ codes classify --batch firms.jsonl -o codes.jsonl --queue`;

/** `codes classify`: one business, an existing code, or a batch. */
export function addClassifyCommand(codes: Command, environment: CommandEnvironment): void {
  const command = codes
    .command('classify')
    .description('find the codes of a business, or those that follow from a code')
    .argument('[description]', 'what the business does, or - for stdin')
    .option('--code <code>', 'an existing code, alone or with a description')
    .addOption(new Option('--type <type>', 'the system of the existing code').choices(existingCodeTypes))
    .option('--limit <count>', 'at most this many codes a system', positiveWholeNumber)
    .addOption(
      new Option('--batch <file>', 'classify every row of a CSV or JSON Lines file; - is stdin').conflicts([
        'code',
        'type',
        'limit',
        'answer',
      ]),
    )
    .option('--column <name>', 'the column of a table, or field of JSON, that describes the business')
    .option('--concurrency <count>', 'workers of a batch; one a core by default', positiveWholeNumber)
    .option('--queue', 'let `fettle worker` processes do a batch, through the Redis of REDIS_URL')
    .option('--resume', 'keep the finished rows of the file of -o, which must be of this input')
    .option('--force', 'replace the file of -o if it exists')
    .option('--answer <option>', 'the answer to a question; may be given twice', listed)
    .option('--no-input', 'ask nothing, on a terminal neither')
    .option('--json', 'the whole answer as JSON; a batch as JSON Lines')
    .option('-o, --output <file>', 'write there instead of stdout')
    .addHelpText('after', help);
  addRecordingOptions(addEngineOptions(command)).action(
    async (description: string | undefined, options: ClassifyOptions) => {
      const { quiet = false } = command.optsWithGlobals<{ quiet?: boolean }>();
      if (options.batch === undefined) {
        await classifyOne(description, { ...options, quiet }, environment);
        return;
      }
      const { classifyBatch } = await import('./codes-classify-batch.ts');
      await classifyBatch(description, { ...options, batch: options.batch, quiet }, environment);
    },
  );
}

async function classifyOne(
  description: string | undefined,
  options: ClassifyOptions,
  { context, show }: CommandEnvironment,
): Promise<void> {
  const asked = await requestOf(description, options, context);
  const { output, force = false } = options;
  const asJson = wantsJson(options);
  await refuseOverwriting({ output, inputs: [], mayReplace: force }, context);
  const services = await context.openServices(engineFlags(options), modelRun(options));
  try {
    await confirmReceiver(services, context, { isQuiet: options.quiet === true });
    const request = await withAnswers(asked, options, services);
    const classifyBusiness = await services.get('classifyBusiness');
    const isAsked = options.input && !options.json && !options.quiet && description !== '-';
    const outcome = await classifyWithQuestions(
      (each) => classifyBusiness(each, { cancellation: context.signal }),
      request,
      isAsked ? context.askLine : undefined,
    );
    if (!outcome.ok) throw new CommandFailure(outcome.error);
    if (!options.quiet) await engineNotes(services, context)(outcome.value.engine);
    const answer = options.limit === undefined ? outcome.value : limited(outcome.value, options.limit);
    if (asJson) {
      await writeOutput(`${JSON.stringify(answer)}\n`, options.output, context);
      return;
    }
    const { renderClassification } = await import('../output/classification-report.ts');
    const text = renderClassification(answer);
    if (output === undefined || output === '-') await show(linesOfText(text));
    else await writeOutput(text, output, context);
  } finally {
    await services.close();
  }
}

/** `-o answer.json` says it as well as `--json`; another form than these two there is not. */
function wantsJson({ json, output = '' }: ClassifyOptions): boolean {
  const extension = extname(output).toLowerCase();
  if (json || extension === '.json' || extension === '.jsonl') return true;
  if (extension === '' || extension === '.txt') return false;
  const message = `One classification is written as text or JSON, not as ${extension}. A table comes from --batch.`;
  throw new CommandFailure({ code: 'invalid-input', message });
}

/** More than a description may have; the use case says its own limit. */
const mostDescriptionBytes = 1024 * 1024;

async function describedOnStdin(context: CommandContext): Promise<string> {
  const { textOfBytes } = await import('../batch/batch-text.ts');
  return textOfBytes((await readInputFile('-', context, mostDescriptionBytes)).bytes);
}

async function requestOf(
  description: string | undefined,
  { code, type, column, concurrency, resume, queue }: ClassifyOptions,
  context: CommandContext,
): Promise<ClassificationRequest> {
  const usage = (message: string) => new CommandFailure({ code: 'invalid-input', message });
  if (column !== undefined || concurrency !== undefined || resume || queue) {
    throw usage('--column, --concurrency, --queue and --resume go with --batch.');
  }
  if ((code === undefined) !== (type === undefined)) throw usage('--code and --type go together.');
  const text = description === '-' ? await describedOnStdin(context) : description;
  return {
    ...(text !== undefined && { businessDescription: text }),
    ...(code !== undefined && type !== undefined && { existingCode: { type, code } }),
  };
}

/** The answers of `--answer`, each with the question that it belongs to. */
async function withAnswers(
  request: ClassificationRequest,
  { answer }: ClassifyOptions,
  services: Services,
): Promise<ClassificationRequest> {
  if (answer === undefined) return request;
  const tables = await services.get('codeTables');
  const { clarificationOf } = await import('../../core/codes/questions/read-clarifications.ts');
  const clarifications = answer.map((option) => {
    const clarification = clarificationOf(tables, option);
    if (clarification) return clarification;
    const message = `--answer ${option} is no answer to any question.`;
    throw new CommandFailure({ code: 'invalid-input', message });
  });
  return { ...request, clarifications };
}

function listed(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The first codes of each system: suggestions, and alternatives where more were asked for than those. */
function limited(answer: Classification, limit: number): Classification {
  const { alternativeOptions, ...rest } = answer;
  const more = Math.max(0, limit - 5);
  return {
    ...rest,
    suggestions: firstOf(answer.suggestions, 0, limit),
    ...(alternativeOptions && more > 0 && { alternativeOptions: firstOf(alternativeOptions, 0, more) }),
  };
}
