import { DependencyWatch } from '../../availability/dependency-watch.ts';
import { Signals } from '../../telemetry/signals.ts';
import { bindService } from '../bind-service.ts';
import type { Configuration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import { describeConfiguration } from '../describe-configuration.ts';

/** What every other module builds on: the settings, the time and what is noticed of other services. */
export function platformModule(configuration: Configuration): ContainerModule {
  return new ContainerModule((options) => {
    bindService(options, 'configuration', () => configuration);
    bindService(options, 'configurationLines', () => describeConfiguration(configuration));
    bindService(options, 'dependencyWatches', () => ({
      database: new DependencyWatch('database'),
      redis: configuration.values.REDIS_URL === undefined ? null : new DependencyWatch('redis'),
    }));
    bindService(options, 'signals', () => new Signals());
    bindService(options, 'programLog', async () => {
      const { writeServerLog } = await import('../../telemetry/write-server-log.ts');
      return writeServerLog(process.stderr, configuration.values.LOG_LEVEL);
    });
    bindService(options, 'clock', () => ({ now: () => new Date() }));
  });
}
