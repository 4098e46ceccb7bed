import type { Services } from '../../adapters/composition/open-services.ts';
import { CommandFailure } from '../command-failure.ts';

/**
 * Refuses to look into a list that is not there: the operator may stand in the wrong folder, and an empty list would
 * be made and reported.
 * @throws CommandFailure `no-mailing-list`
 */
export async function refuseMissingList(services: Services): Promise<void> {
  const missing = await services.get('missingDatabase');
  if (missing === null) return;
  const where = 'run this in the folder of the site, or set DATABASE_URL';
  const message = `There is no mailing list here: ${missing} does not exist. Please ${where}.`;
  throw new CommandFailure({ code: 'no-mailing-list', message });
}
