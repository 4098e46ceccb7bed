import type { Middleware } from 'koa';
import * as z from 'zod';
import { isListUnavailable } from '../../../core/mailing/mailing.errors.ts';
import { mailEventKinds } from '../../../core/mailing/record-mail-events.ts';
import { HttpFailure } from '../failures.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { withToken } from '../metrics-access.ts';
import type { RequestState } from '../request-state.ts';

const mostEvents = 500;

const bodySchema = z.object({
  events: z
    .array(z.object({ email: z.string(), kind: z.enum(mailEventKinds) }))
    .min(1)
    .max(mostEvents),
});

/**
 * POST /api/mail-events: a mail provider, or a few lines between it and us, reports bounces and complaints with the
 * bearer token of MAIL_EVENTS_TOKEN. A report may be repeated.
 */
export function mailEventsRoute(
  { token, record }: NonNullable<HttpDependencies['mailEvents']>,
  parse: Middleware<RequestState>,
): Middleware<RequestState>[] {
  const refuse = () =>
    new HttpFailure('mail-events-refused', 'Mail events need the bearer token of MAIL_EVENTS_TOKEN.');
  return [
    withToken(token, refuse),
    parse,
    async (context) => {
      const body = bodySchema.safeParse(context.request.body);
      if (!body.success) {
        const kinds = mailEventKinds.join(', ');
        const message = `Expected {"events": [{"email": "…", "kind": "…"}]}, 1 to ${mostEvents} of them, each one of ${kinds}.`;
        throw new HttpFailure('malformed-input', message);
      }
      context.body = await record(body.data.events).catch((error: unknown) => {
        if (isListUnavailable(error)) throw new HttpFailure('list-unavailable', error.message);
        throw error;
      });
    },
  ];
}
