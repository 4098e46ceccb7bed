import { type ChangeEvent, useEffect, useRef } from 'react';
import { type EngineInfo, largestUploadBytes } from '../../../api/engine.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { acceptAttribute, fileLimitsText, fileSizeText } from '../../../stores/term-sheet-transitions.ts';

interface FileChooserProps {
  readonly engine: EngineInfo | 'unknown' | null;
}

/** The file picker, or the chosen file with a way to choose another. */
export function FileChooser({ engine }: FileChooserProps) {
  const { file, busy, chooseFile } = useTermSheetStore();
  const input = useRef<HTMLInputElement>(null);

  // The store is cleared by Analyze Another: the browser must forget the file as well, or choosing the same
  // one again would change nothing.
  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    if (chosen && !chooseFile(chosen)) event.target.value = '';
  }

  return (
    <div className="rounded-control border border-dashed border-line-strong p-6 text-center md:p-8">
      <Icon name="file" className="mx-auto size-9 text-primary" />
      {file ? (
        <div className="mt-3">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="text-sm text-muted">{fileSizeText(file.size)}</p>
          <Button look="secondary" className="mt-4" disabled={busy} onClick={() => input.current?.click()}>
            Choose Different File
          </Button>
        </div>
      ) : null}
      <div className={file ? 'sr-only' : 'mt-2'}>
        <p className="font-medium">Drop your term sheet anywhere on this form, or</p>
        {/* The browser's own picker, which keyboard and assistive technology know, under our own button. */}
        <input
          ref={input}
          id="term-sheet-file"
          type="file"
          accept={acceptAttribute}
          aria-describedby="term-sheet-file-hint"
          tabIndex={file ? -1 : undefined}
          disabled={busy}
          onChange={choose}
          className="peer sr-only"
        />
        <label
          htmlFor="term-sheet-file"
          className="button button-primary mt-3 bg-primary text-on-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 hover:bg-primary-strong"
        >
          Choose your term sheet
        </label>
        <p id="term-sheet-file-hint" className="mt-3 text-sm text-muted">
          {fileLimitsText(largestUploadBytes(engine))}
        </p>
      </div>
    </div>
  );
}
