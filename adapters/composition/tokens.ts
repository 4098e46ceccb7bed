import type { checkCarbonFootprint } from '../../core/carbon/check-carbon-footprint.ts';
import type { Clock } from '../../core/clock.port.ts';
import type { subscribe } from '../../core/mailing/subscribe.ts';
import type { MailingStore } from '../storage/open-mailing-store.ts';
import type { Configuration } from './configuration.ts';
import type { ConfigurationLine } from './describe-configuration.ts';

/** What can be asked of the container, by name. */
export interface ServiceTypes {
  readonly configuration: Configuration;
  readonly configurationLines: readonly ConfigurationLine[];
  readonly clock: Clock;
  readonly checkCarbonFootprint: typeof checkCarbonFootprint;
  readonly mailingStore: MailingStore;
  readonly subscribe: (payload: unknown) => ReturnType<typeof subscribe>;
}

export type ServiceName = keyof ServiceTypes;

/** The container's key of a service. */
export function token(name: ServiceName): symbol {
  return Symbol.for(`fettle.${name}`);
}
