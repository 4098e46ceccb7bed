import { createServer } from 'node:net';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launchChromium } from './launch-chromium.ts';

/** A browser that Lighthouse drives. */
export interface Auditor {
  /** Lighthouse's mobile run of one page; throws where it gives no result. */
  audit(url: string, flags?: Flags): Promise<Result>;
  close(): Promise<void>;
}

/** Starts Chromium, `CHROMIUM_PATH` where that is set, for any number of audits one after the other. */
export async function openAuditor(): Promise<Auditor> {
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  return {
    audit: async (url, flags) => {
      for (let recording = 1; ; recording += 1) {
        const run = await lighthouse(url, { ...flags, port, logLevel: 'silent' });
        if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
        if (recording === mostRecordings || !isCutShort(run.lhr)) return run.lhr;
      }
    },
    close: () => browser.close(),
  };
}

/** A trace that the browser cut short tells nothing of the page, so it is recorded anew, this often at most. */
const mostRecordings = 4;

function isCutShort({ audits, runtimeError }: Result): boolean {
  return (
    runtimeError !== undefined || Object.values(audits).some(({ errorMessage }) => errorMessage !== undefined)
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
