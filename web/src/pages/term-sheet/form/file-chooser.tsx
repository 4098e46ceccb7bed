import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { acceptAttribute, fileSizeText } from '../../../stores/term-sheet-transitions.ts';

/** The file picker, or the chosen file with a way to choose another. */
export function FileChooser() {
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
    <div className="rounded-control border border-dashed border-line-strong p-6 text-center has-focus-visible:border-primary md:p-10">
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
      <div className={file ? 'sr-only' : 'mt-3'}>
        <label htmlFor="term-sheet-file" className="block font-medium">
          Choose your term sheet
        </label>
        <p id="term-sheet-file-hint" className="mt-1 mb-4 text-sm text-muted">
          PDF, Word (.doc, .docx) or plain text (.txt)
        </p>
        <input
          ref={input}
          id="term-sheet-file"
          type="file"
          accept={acceptAttribute}
          aria-describedby="term-sheet-file-hint"
          tabIndex={file ? -1 : undefined}
          disabled={busy}
          onChange={choose}
          className="mx-auto block max-w-full text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-5 file:font-medium file:text-on-primary"
        />
      </div>
    </div>
  );
}
