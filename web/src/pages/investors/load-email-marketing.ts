import type { EmailMarketingService } from '../../../../core/brand/email-marketing.ts';

type CommandQueue = ((...command: readonly string[]) => void) & { q?: (readonly string[])[] };

/**
 * Fetches the script of an e-mail-marketing service and tells it whose account this is. Such scripts read a
 * global function that queues commands until they have arrived.
 * @throws Error when the script cannot be had.
 */
export function loadEmailMarketing(service: EmailMarketingService): Promise<void> {
  const globals = window as unknown as Record<string, CommandQueue | undefined>;
  const queue: CommandQueue = globals[service.globalName] ?? commandQueue();
  globals[service.globalName] = queue;
  queue('account', service.accountId);

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = service.scriptUrl;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the sign-up form could not be loaded'));
    });
    document.head.append(script);
  });
}

function commandQueue(): CommandQueue {
  const commands: (readonly string[])[] = [];
  return Object.assign((...command: readonly string[]) => void commands.push(command), { q: commands });
}
