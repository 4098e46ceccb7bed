import { type Failed, failed } from '../result.ts';
import { isListUnavailable } from './mailing.errors.ts';

/** Runs work on the list; a list that is out of reach is an expected failure, everything else is thrown. */
export async function reachingTheList<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Failed<{ readonly code: 'list-unavailable'; readonly message: string }>> {
  try {
    return await work();
  } catch (error) {
    if (isListUnavailable(error)) return failed({ code: error.code, message: error.message });
    throw error;
  }
}
