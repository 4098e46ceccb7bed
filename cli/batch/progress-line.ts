import type { TextOutput } from '../command-context.ts';

/** A line that counts finished rows. */
export interface ProgressLine {
  advance(finished: number): void;
  end(): void;
}

const everyMs = 100;

/** Shows progress on a terminal and nothing elsewhere. `now` gives milliseconds. */
export function progressLine(output: TextOutput, total: number, now: () => number): ProgressLine {
  if (!output.isTerminal) return { advance: () => undefined, end: () => undefined };
  const start = now();
  let shown = Number.NEGATIVE_INFINITY;
  let last = 0;
  const show = (finished: number) => {
    const perSecond = Math.round((finished * 1000) / Math.max(1, now() - start));
    const percent = Math.floor((finished * 100) / Math.max(1, total));
    output.write(`\r${finished} of ${total} (${percent}%), ${perSecond} rows a second `);
  };
  return {
    advance: (finished) => {
      last = finished;
      if (now() - shown < everyMs) return;
      shown = now();
      show(finished);
    },
    end: () => {
      show(last);
      output.write('\n');
    },
  };
}
