import { createInterface } from 'node:readline';

/**
 * Asks the person at the terminal for a line, on stderr, because stdout is for data. An input that ends counts as an
 * empty line. Rejects where the run is interrupted, with Ctrl-C too, which the terminal hands to the one who reads.
 */
export function askLineOn(
  { stdin, stderr }: Pick<NodeJS.Process, 'stdin' | 'stderr'>,
  interruption: AbortController,
): (text: string) => Promise<string> {
  return (text) =>
    new Promise((resolve, reject) => {
      const reader = createInterface({ input: stdin, output: stderr });
      const interrupted = (): void => {
        reader.close();
        reject(new Error('interrupted'));
      };
      interruption.signal.addEventListener('abort', interrupted, { once: true });
      reader.once('SIGINT', () => interruption.abort());
      reader.once('close', () => {
        interruption.signal.removeEventListener('abort', interrupted);
        resolve('');
      });
      reader.question(text, (line) => {
        resolve(line);
        reader.close();
      });
    });
}
