import type { TextSpan } from '../../../core/termsheet/document/term-sheet-document.ts';
import type { WordRun } from './word-document.ts';

/** A run without line breaks. */
export function onOneLine(run: WordRun): WordRun {
  return { ...run, text: run.text.replaceAll('\n', ' ') };
}

/** The runs of each of the spans, which stand one behind the other; what hangs between them stays before the next. */
export function cutRuns(runs: readonly WordRun[], spans: readonly TextSpan[]): WordRun[][] {
  const cut: WordRun[][] = spans.map(() => []);
  let place = 0;
  let at = 0;
  for (const run of runs) {
    const { note: _note, box: _box, ...set } = run;
    const end = at + run.text.length;
    while (at < end && place < spans.length) {
      const span = spans[place] as TextSpan;
      const text = run.text.slice(
        run.text.length - (end - at),
        run.text.length - Math.max(0, end - span.end),
      );
      if (text !== '') cut[place]?.push({ ...set, text });
      at += text.length;
      if (at >= span.end && place < spans.length - 1) place += 1;
      else if (text === '') break;
    }
    if (run.note || run.box) cut[place]?.push({ ...run, text: '' });
  }
  return cut;
}
