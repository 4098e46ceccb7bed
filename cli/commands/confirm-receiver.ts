import type { Services } from '../../adapters/composition/open-services.ts';
import type { TextReceiver } from '../../adapters/composition/text-receiver.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';

/** How somebody is told, or asked, where a text goes. */
export interface ReceiverConfirmation {
  readonly isQuiet?: boolean;
  /** Whether a queue takes the texts first. */
  readonly isQueued?: boolean;
}

/**
 * Says where text goes before the first one leaves this machine. Where only a file of the working directory says so,
 * which may have come with a folder from elsewhere, the person at the terminal is asked, and a script is refused.
 * @throws CommandFailure `receiver-not-confirmed`
 */
export async function confirmReceiver(
  services: Services,
  context: CommandContext,
  { isQuiet = false, isQueued = false }: ReceiverConfirmation,
): Promise<void> {
  const queue = isQueued ? await services.get('queueReceiver') : null;
  if (queue) await confirm(queue, 'set REDIS_URL in the environment', context, isQuiet);
  const { sendsTextTo, provider } = (await services.get('engine'))();
  if (sendsTextTo === null) return;
  const unaskedFile = await services.get('unaskedReceiver');
  const allowing =
    provider === 'openai'
      ? 'add --provider openai and --base-url with that address, or set LLM_PROVIDER and OPENAI_BASE_URL in the environment'
      : `add --provider ${provider}, or set LLM_PROVIDER in the environment`;
  await confirm({ sendsTextTo, unaskedFile }, allowing, context, isQuiet);
}

async function confirm(
  { sendsTextTo, unaskedFile: file }: TextReceiver,
  allowing: string,
  { askLine, stderr }: CommandContext,
  isQuiet: boolean,
): Promise<void> {
  if (file === null) {
    if (!isQuiet) stderr.write(`The text goes to ${sendsTextTo}.\n`);
    return;
  }
  if (askLine) {
    const answer = await askLine(`${file} in this folder sends the text to ${sendsTextTo}. Send it? [y/N] `);
    if (/^\s*y(?:es)?\s*$/i.test(answer)) return;
  }
  const message = `Nothing was sent. ${file} in this folder names ${sendsTextTo}: to allow that, ${allowing}.`;
  throw new CommandFailure({ code: 'receiver-not-confirmed', message });
}
