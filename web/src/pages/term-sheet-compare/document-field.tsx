import type { ChangeEvent } from 'react';
import { largestUploadBytes } from '../../api/engine.ts';
import { useEngine } from '../../components/use-engine.ts';
import { useFileDrop } from '../../components/use-file-drop.ts';
import { type ComparedSide, useComparisonStore } from '../../stores/comparison-store.ts';
import { acceptAttribute, fileLimitsText, fileSizeText } from '../../stores/term-sheet-transitions.ts';

/** The picker of one of the two documents. */
export function DocumentField({ side, label }: { readonly side: ComparedSide; readonly label: string }) {
  const file = useComparisonStore(({ files }) => files[side]);
  const { busy, chooseFile } = useComparisonStore();
  const engine = useEngine();
  const { isOver, handlers } = useFileDrop((dropped) => !busy && chooseFile(side, dropped));
  const id = `${side}-document`;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    if (chosen && !chooseFile(side, chosen)) event.target.value = '';
  }

  return (
    <div
      className={`min-w-0 rounded-control border border-dashed p-4 sm:p-6 has-focus-visible:border-primary ${isOver ? 'border-primary bg-primary-soft' : 'border-line-strong'}`}
      {...handlers}
    >
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-1 mb-4 text-sm text-muted">
        {file ? `${file.name}, ${fileSizeText(file.size)}` : fileLimitsText(largestUploadBytes(engine))}
      </p>
      <input
        id={id}
        type="file"
        accept={acceptAttribute}
        aria-describedby={`${id}-hint`}
        disabled={busy}
        onChange={choose}
        className="block w-full min-w-0 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-5 file:font-medium file:text-on-primary"
      />
    </div>
  );
}
