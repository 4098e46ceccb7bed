import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useCodeTablesStore } from '../../../stores/code-tables-store.ts';
import { isSearchable, type TableAnswer } from '../../../stores/code-tables-transitions.ts';
import { CodeContents } from './code-contents.tsx';
import { CodeRow } from './code-row.tsx';
import { PathSteps } from './path-steps.tsx';

/** A place in a table: the way back up, the code itself, and what lies below it. */
export function CodePlaceView({ system, place }: Extract<TableAnswer, { kind: 'place' }>) {
  const words = useCodeTablesStore((state) => state.words);
  const backToSearch = useCodeTablesStore((state) => state.backToSearch);
  const { code, title, path, children, notes } = place;
  return (
    <>
      {isSearchable(words) ? (
        <button type="button" className="button button-quiet -ml-3 px-3 text-sm" onClick={backToSearch}>
          <Icon name="back" className="size-4" />
          Back to “{words.trim()}”
        </button>
      ) : null}
      {code === null ? (
        <h3 tabIndex={-1} className="mb-3 text-lg">
          {system} from the top
        </h3>
      ) : (
        <>
          <PathSteps system={system} above={path.slice(0, -1)} />
          <div className="flex flex-wrap items-center gap-x-5">
            <h3 tabIndex={-1} className="py-2 text-lg">
              <span className="font-display tabular-nums">{code}</span> {title}
            </h3>
            <CopyButton text={code} label={`Copy ${system} code ${code}`} />
          </div>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="mb-3 text-sm text-muted">
          {note}
        </p>
      ))}
      {children.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {children.map((child) => (
            <CodeRow key={child.code} type={system} item={child} />
          ))}
        </ul>
      ) : null}
      <CodeContents place={place} />
    </>
  );
}
