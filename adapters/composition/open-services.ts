import { resolve } from 'node:path';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import type { WorkPool } from '../workers/work-pool.ts';
import { ConfigurationError, type ConfigurationSources, loadConfiguration } from './configuration.ts';
import { Container } from './container-library.ts';
import { carbonModule } from './modules/carbon.module.ts';
import { checksModule } from './modules/checks.module.ts';
import { codesModule } from './modules/codes.module.ts';
import { evaluationModule } from './modules/evaluation.module.ts';
import { mailingModule } from './modules/mailing.module.ts';
import { mcpModule } from './modules/mcp.module.ts';
import { modelModule } from './modules/model.module.ts';
import { platformModule } from './modules/platform.module.ts';
import { queueModule } from './modules/queue.module.ts';
import { serverModule } from './modules/server.module.ts';
import { termSheetModule } from './modules/term-sheet.module.ts';
import { workerModule } from './modules/worker.module.ts';
import type { ModelRun } from './open-language-model.ts';
import { type ServiceName, type ServiceTypes, token } from './tokens.ts';

/** The wired program. Ask for what you need, close when done. */
export interface Services {
  get<Name extends ServiceName>(name: Name): Promise<ServiceTypes[Name]>;
  /** Releases what was opened: connections, files, workers. */
  close(): Promise<void>;
}

/** What a run is made from. */
export interface ServiceSources extends ConfigurationSources {
  /** How the language model is used; its files as they were given. */
  readonly modelRun?: ModelRun;
  /** Processes that outlive this run and are closed by whoever opened them; without them the run has its own. */
  readonly workPool?: WorkPool | undefined;
  /** Tables that are loaded already; without them the run loads its own when it first needs them. */
  readonly codeTables?: CodeTables | undefined;
}

/**
 * Reads the configuration and wires the adapters to the core: the only place that knows all of them.
 * @throws ConfigurationError when a setting cannot be used.
 */
export function openServices(sources: ServiceSources): Services {
  const configuration = loadConfiguration(sources);
  const container = new Container();
  container.load(
    platformModule(configuration),
    carbonModule,
    modelModule(absolute(sources)),
    workerModule(sources.workPool),
    termSheetModule,
    codesModule(sources.codeTables),
    queueModule,
    mailingModule,
    evaluationModule,
    serverModule,
    mcpModule,
    checksModule,
  );
  return {
    get: (name) => container.getAsync(token(name)),
    close: async () => {
      try {
        await container.unbindAllAsync();
      } catch (error) {
        // A service that could not be made was reported to whoever asked for it; it has nothing to release.
        if (!(error instanceof ConfigurationError)) throw error;
      }
    },
  };
}

function absolute({ modelRun = {}, workingDirectory }: ServiceSources): ModelRun {
  const { recordTo, replayFrom } = modelRun;
  return {
    ...modelRun,
    ...(recordTo === undefined ? {} : { recordTo: resolve(workingDirectory, recordTo) }),
    ...(replayFrom === undefined ? {} : { replayFrom: resolve(workingDirectory, replayFrom) }),
  };
}
