import { useCodesStore } from '../../../stores/codes-store.ts';
import { codeExamples } from '../content/examples.ts';

/** Examples that run the real lookup. */
export function ExampleChips() {
  const tryOut = useCodesStore((state) => state.tryOut);
  const pending = useCodesStore((state) => state.pending);
  return (
    <fieldset className="no-js:hidden no-print flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-sm text-muted">Try an example:</legend>
      {codeExamples.map(({ label, input }) => (
        <button
          key={label}
          type="button"
          disabled={pending}
          className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-medium text-primary hover:bg-primary-soft"
          onClick={() => void tryOut(input)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
