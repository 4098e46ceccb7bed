import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { sampleTermSheets } from '../samples/samples.ts';

interface SampleButtonsProps {
  readonly inStages: boolean;
}

/** Documents of our own to try the checker with: one press fills in the text and analyses it. */
export function SampleButtons({ inStages }: SampleButtonsProps) {
  const busy = useTermSheetStore((state) => state.busy);
  const trySample = useTermSheetStore((state) => state.trySample);
  return (
    <fieldset className="no-js:hidden flex flex-wrap items-center gap-2 text-sm">
      <legend className="float-left mr-1 text-muted">No term sheet at hand? Try</legend>
      {sampleTermSheets.map((sample) => (
        <button
          key={sample.id}
          type="button"
          disabled={busy}
          onClick={() => void trySample(sample, inStages)}
          className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3.5 font-medium text-primary hover:border-primary hover:bg-primary-soft disabled:text-muted"
        >
          {sample.name}
        </button>
      ))}
    </fieldset>
  );
}
