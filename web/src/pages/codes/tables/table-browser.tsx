import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { announcement } from '../../../stores/code-tables-announcement.ts';
import { useCodeTablesStore } from '../../../stores/code-tables-store.ts';
import { CodePlaceView } from './code-place-view.tsx';
import { FoundCodes } from './found-codes.tsx';
import { TableChoice } from './table-choice.tsx';

/** Choice of a table, a search box, and below them what was found or the place one has come to. */
export function TableBrowser() {
  const { system, words, answer, pending, problem, steps, open, choose, type, tryAgain } =
    useCodeTablesStore();
  const shown = useRef<HTMLDivElement>(null);
  const followed = useRef(steps);
  useEffect(() => void open(), [open]);
  useEffect(() => {
    if (pending || steps === followed.current) return;
    followed.current = steps;
    // The button of the step has gone with the old list.
    shown.current?.querySelector('h3')?.focus();
  }, [steps, pending]);

  return (
    <search aria-label="Code tables">
      <div className="grid gap-5 md:grid-cols-[auto_1fr] md:items-end">
        <TableChoice chosen={system} onChoose={choose} />
        <TextField
          id="table-words"
          label="Word or code"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="bread, or 3118"
          value={words}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement({ answer, pending, problem })}
      </p>
      {pending && answer === null ? <p className="mt-6 text-muted">Opening the table…</p> : null}
      {problem ? (
        <div role="alert" className="mt-6 rounded-control bg-bad-soft p-4 text-bad">
          <p className="font-medium">{problem}</p>
          <Button look="secondary" className="mt-3" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      ) : (
        <div ref={shown} className="mt-6" aria-busy={pending}>
          {answer?.kind === 'found' ? <FoundCodes {...answer} /> : null}
          {answer?.kind === 'place' ? <CodePlaceView {...answer} /> : null}
        </div>
      )}
    </search>
  );
}
