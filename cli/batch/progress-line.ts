import type { TextOutput } from '../command-context.ts';

/** A line that counts finished rows. */
export interface ProgressLine {
  advance(finished: number): void;
  end(): void;
}

const everyMs = 100;

/** Shows progress on a terminal and nothing elsewhere. `now` gives milliseconds. */
export function progressLine(
  output: TextOutput,
  total: number,
  now: () => number,
  what = 'rows',
): ProgressLine {
  if (!output.isTerminal) return { advance: () => undefined, end: () => undefined };
  const start = now();
  let shown = Number.NEGATIVE_INFINITY;
  let last = 0;
  const show = (finished: number) => {
    const rate = (finished * 1000) / Math.max(1, now() - start);
    // A language model may take seconds a row, which would be shown as none at all.
    const perSecond = rate < 10 ? rate.toFixed(1) : Math.round(rate);
    const percent = Math.floor((finished * 100) / Math.max(1, total));
    output.write(`\r${finished} of ${total} (${percent}%), ${perSecond} ${what} a second `);
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

/** The same for work whose length is known only once it has begun. */
export function progressOf(output: TextOutput, now: () => number, what: string) {
  let line: ProgressLine | undefined;
  return {
    advance: (finished: number, total: number) => {
      line ??= progressLine(output, total, now, what);
      line.advance(finished);
    },
    end: () => line?.end(),
  };
}
