import type { DeliveryReport } from '../../core/mailing/deliver-mail.ts';
import { isListUnavailable } from '../../core/mailing/mailing.errors.ts';
import { runRegularly } from '../mail/run-regularly.ts';

const deliverEveryMs = 5000;
const pruneEveryMs = 24 * 3_600_000;

interface MailingWork {
  /** `undefined` where no mail server is configured: then mails wait. */
  readonly deliver: ((cancellation: AbortSignal) => Promise<DeliveryReport>) | undefined;
  prune(): Promise<unknown>;
  onFault(error: unknown): void;
}

/**
 * What a server does beside answering: it sends the mails that are due and, once a day, deletes what the
 * privacy policy says. A database that is away is no fault here; readiness tells of it.
 * @returns a function that ends the work and waits for a mail that is being handed over
 */
export function keepMailingRunning({ deliver, prune, onFault }: MailingWork): () => Promise<void> {
  const report = (error: unknown) => {
    if (!isListUnavailable(error)) onFault(error);
  };
  const works = [runRegularly(prune, pruneEveryMs, report)];
  if (deliver) works.push(runRegularly(deliver, deliverEveryMs, report));
  return async () => {
    await Promise.all(works.map((work) => work.stop()));
  };
}
