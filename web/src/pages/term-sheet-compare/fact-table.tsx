import type { BetterSide, ComparedFact } from '../../../../core/termsheet/compare/comparison.ts';

const betterWords: Readonly<Record<BetterSide, string>> = {
  first: 'First',
  second: 'Second',
  same: 'Same',
  unclear: 'Unclear',
};

/** The facts that differ, then how many agree. */
export function FactTable({ facts }: { readonly facts: readonly ComparedFact[] }) {
  const differing = facts.filter(({ better }) => better !== 'same');
  const agreeing = facts.length - differing.length;
  return (
    <section aria-labelledby="facts" className="card p-6 md:p-10">
      <h2 id="facts" className="text-2xl">
        Facts that differ
      </h2>
      {differing.length > 0 ? (
        <table className="mt-5 w-full text-left text-sm sm:text-base">
          <thead className="text-sm text-muted">
            <tr>
              <Head text="Fact" />
              <Head text="First" />
              <Head text="Second" />
              <Head text="Better for you" />
            </tr>
          </thead>
          <tbody>
            {differing.map(({ fact, name, firstText, secondText, better }) => (
              <tr key={fact} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-2 font-medium">
                  {name}
                </th>
                <Value text={firstText} isBetter={better === 'first'} />
                <Value text={secondText} isBetter={better === 'second'} />
                <td className="py-2 text-muted">{betterWords[better]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="mt-5 text-sm text-muted">
        {agreeing === 1 ? '1 fact is the same in both.' : `${agreeing} facts are the same in both.`} Unclear
        means that one side does not say, or that it depends on the rest.
      </p>
    </section>
  );
}

function Head({ text }: { readonly text: string }) {
  return (
    <th scope="col" className="py-2 pr-2 font-medium">
      {text}
    </th>
  );
}

function Value({ text, isBetter }: { readonly text: string; readonly isBetter: boolean }) {
  return <td className={`py-2 pr-2 wrap-break-word ${isBetter ? 'font-semibold text-good' : ''}`}>{text}</td>;
}
