import type { Services } from '../../adapters/composition/open-services.ts';
import type { ServiceName, ServiceTypes } from '../../adapters/composition/tokens.ts';

/** What holds unless a test says otherwise: text stays here, and the database is there. */
const usual: Partial<ServiceTypes> = {
  engine: () => ({ provider: 'builtin', model: null, sendsTextTo: null }),
  unaskedReceiver: null,
  queueReceiver: null,
  missingDatabase: null,
};

/** Services of which only the given ones and the usual ones exist; asking for another one throws. */
export function fakeServices(fakes: Partial<ServiceTypes>): Services {
  return {
    get: async <Name extends ServiceName>(name: Name): Promise<ServiceTypes[Name]> => {
      const fake = { ...usual, ...fakes }[name];
      if (fake === undefined) throw new Error(`the test did not expect this call: ${name}`);
      return fake as ServiceTypes[Name];
    },
    close: async () => undefined,
  };
}
