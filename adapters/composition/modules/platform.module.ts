import { bindService } from '../bind-service.ts';
import type { Configuration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import { describeConfiguration } from '../describe-configuration.ts';

/** What every other module builds on: the settings and the time. */
export function platformModule(configuration: Configuration): ContainerModule {
  return new ContainerModule((options) => {
    bindService(options, 'configuration', () => configuration);
    bindService(options, 'configurationLines', () => describeConfiguration(configuration));
    bindService(options, 'clock', () => ({ now: () => new Date() }));
  });
}
