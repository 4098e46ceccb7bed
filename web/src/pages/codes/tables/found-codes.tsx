import { foundHeading } from '../../../stores/code-tables-announcement.ts';
import type { TableAnswer } from '../../../stores/code-tables-transitions.ts';
import { CodeRow } from './code-row.tsx';

type Found = Extract<TableAnswer, { kind: 'found' }>;

/** The codes that a search found, best first; with none, what to try instead. */
export function FoundCodes({ system, words, codes }: Found) {
  if (codes.length === 0) {
    return (
      <>
        <h3 tabIndex={-1} className="text-lg">
          {foundHeading({ system, words, codes })}
        </h3>
        <p className="mt-2 max-w-[60ch] text-muted">
          Try a plainer word, such as what is made or sold, or clear the box and open the table level by
          level.
        </p>
      </>
    );
  }
  return (
    <>
      <h3 tabIndex={-1} className="mb-3 text-lg">
        {foundHeading({ system, words, codes })}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {codes.map((item) => (
          <CodeRow key={item.code} type={system} item={item}>
            <p className="mt-1 text-sm text-muted">{above(item)}</p>
            {item.matched?.[0] && item.matched[0] !== item.title ? (
              <p className="mt-1 text-sm text-muted">
                Matched: <span className="text-ink">{item.matched[0]}</span>
              </p>
            ) : null}
          </CodeRow>
        ))}
      </ul>
    </>
  );
}

function above({ path = [], code }: Found['codes'][number]): string {
  return path
    .filter((step) => step.code !== code)
    .map(({ title }) => title)
    .join(' › ');
}
