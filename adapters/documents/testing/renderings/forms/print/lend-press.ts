import { openPress, type Press } from './press.ts';

/** A press that starts with its first print and is shared by all. */
export interface LentPress {
  readonly press: () => Promise<Press>;
  /** Closes the browser, if there is one. */
  giveBack(): Promise<void>;
}

/** One browser for many renderings, started on first use. */
export function lendPress(): LentPress {
  let opened: Promise<Press> | undefined;
  return {
    press() {
      opened ??= openPress();
      return opened;
    },
    async giveBack() {
      await (await opened)?.close();
    },
  };
}
