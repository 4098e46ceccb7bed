import type { Services } from '../../adapters/composition/open-services.ts';
import type { ServiceName, ServiceTypes } from '../../adapters/composition/tokens.ts';

/** Services of which only the given ones exist; asking for another one throws. */
export function fakeServices(fakes: Partial<ServiceTypes>): Services {
  return {
    get: async <Name extends ServiceName>(name: Name): Promise<ServiceTypes[Name]> => {
      const fake = fakes[name];
      if (fake === undefined) throw new Error(`not implemented: ${name}`);
      return fake as ServiceTypes[Name];
    },
    close: async () => undefined,
  };
}
