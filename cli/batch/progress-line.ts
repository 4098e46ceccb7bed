import type { TextOutput } from '../command-context.ts';

/** A line that counts finished rows. */
export interface ProgressLine {
  /** @param made how many of them were made in this run, by which the rate goes; all unless told */
  advance(finished: number, made?: number): void;
  end(): void;
}

const everyMs = 100;
const milliseconds = { second: 1000, minute: 60_000, hour: 3_600_000 };

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
  let last = { finished: 0, made: 0 };
  const show = () => {
    const { finished, made } = last;
    const perMs = made / Math.max(1, now() - start);
    const rate = perMs * milliseconds.second;
    // A language model may take seconds a row, which would be shown as none at all.
    const perSecond = rate < 10 ? rate.toFixed(1) : Math.round(rate);
    const percent = Math.floor((finished * 100) / Math.max(1, total));
    const left = finished < total && made > 0 ? `, ${duration((total - finished) / perMs)} left` : '';
    const line = `${finished} of ${total} (${percent}%), ${perSecond} ${what} a second${left} `;
    output.write(`\r${line.padEnd(60)}`);
  };
  return {
    advance: (finished, made = finished) => {
      last = { finished, made };
      if (now() - shown < everyMs) return;
      shown = now();
      show();
    },
    end: () => {
      show();
      output.write('\n');
    },
  };
}

/** A length of time as a person says it: 8 s, 12 min, 3 h 20 min. */
export function duration(ms: number): string {
  if (ms < 90 * milliseconds.second) return `${Math.max(1, Math.round(ms / milliseconds.second))} s`;
  const minutes = Math.round(ms / milliseconds.minute);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(ms / milliseconds.hour)} h ${minutes % 60} min`;
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
