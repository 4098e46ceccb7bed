import type { CodePlace } from '../../../../../core/codes/browse-codes.ts';
import { shortSystemName } from '../../../../../core/codes/existing-code/system-names.ts';

/** Enough to give an idea of a code; some have two hundred terms. */
const mostShown = 12;

/** What a code covers in the words of its index, and which codes of the other tables overlap with it. */
export function CodeContents({
  place: { indexTerms, concordances },
}: {
  readonly place: Pick<CodePlace, 'indexTerms' | 'concordances'>;
}) {
  return (
    <div className="grid gap-x-12 gap-y-6 not-empty:mt-4 md:grid-cols-2">
      <Shortened title="It covers" texts={indexTerms} />
      <Shortened
        title="In other tables"
        texts={concordances.map(
          ({ system, code, title, match }) =>
            `${shortSystemName[system]} ${code} ${title}${match === 'partial' ? ' (overlaps)' : ''}`,
        )}
      />
    </div>
  );
}

function Shortened({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const more = texts.length - mostShown;
  return (
    <div>
      <h4 className="mb-2 font-medium">{title}</h4>
      <ul className="list-marked text-sm">
        {texts.slice(0, mostShown).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </div>
  );
}
