import { Disclosure } from '../../components/faq.tsx';
import { CodePart } from './code-part.tsx';

/** More would push what is near the code off the screen. */
const shownAtOnce = 18;

/** What a code covers, in the words of its official index. */
export function CodeCoverage({ terms }: { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  const rest = terms.slice(shownAtOnce);
  return (
    <CodePart title="What it covers" note="Names of activities from the official index.">
      <TermList terms={terms.slice(0, shownAtOnce)} />
      {rest.length > 0 ? (
        <Disclosure summary={`${rest.length} more`}>
          <TermList terms={rest} />
        </Disclosure>
      ) : null}
    </CodePart>
  );
}

function TermList({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className="list-marked gap-x-10 sm:columns-2">
      {terms.map((term) => (
        <li key={term} className="break-inside-avoid">
          {term}
        </li>
      ))}
    </ul>
  );
}
