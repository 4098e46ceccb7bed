import type { FormEvent } from 'react';
import type { Jurisdiction } from '../../../../core/termsheet/analysis.ts';
import { Button } from '../../components/button.tsx';
import { EngineNote } from '../../components/engine-note.tsx';
import { SelectField } from '../../components/field.tsx';
import { NeedsScript } from '../../components/needs-script.tsx';
import { useComparisonStore } from '../../stores/comparison-store.ts';
import { comparedSamples } from '../term-sheet/samples/samples.ts';
import { DocumentField } from './document-field.tsx';

const jurisdictionNames: Readonly<Record<Jurisdiction, string>> = {
  US: 'United States (Delaware)',
  UK: 'United Kingdom',
  EU: 'European Union',
};

/** Two files, the law, and the button. */
export function ComparisonForm() {
  const { files, jurisdiction, busy, problem, chooseJurisdiction, compare, compareSamples } =
    useComparisonStore();

  function submit(event: FormEvent) {
    event.preventDefault();
    void compare();
  }

  return (
    <form className="card p-6 md:p-10" onSubmit={submit} aria-busy={busy}>
      <NeedsScript tool="The comparison" />
      <div className="grid gap-6 md:grid-cols-2">
        <DocumentField side="first" label="First document" />
        <DocumentField side="second" label="Second document" />
      </div>
      <SelectField
        id="comparison-jurisdiction"
        label="Jurisdiction"
        className="mt-6 sm:max-w-sm"
        value={jurisdiction}
        disabled={busy}
        onChange={(event) => chooseJurisdiction(event.target.value as Jurisdiction)}
      >
        {Object.entries(jurisdictionNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <p role="alert" className={problem ? 'mt-6 font-medium text-bad' : ''}>
        {problem}
      </p>
      <div className="mt-8 grid items-center gap-5 md:grid-cols-[auto_1fr]">
        <Button type="submit" disabled={busy || !files.first || !files.second} className="md:min-w-56">
          {busy ? 'Comparing...' : 'Compare'}
        </Button>
        <EngineNote />
      </div>
      <p className="no-js:hidden mt-4 text-sm text-muted">
        No documents at hand?{' '}
        <button
          type="button"
          disabled={busy}
          onClick={() => void compareSamples(comparedSamples)}
          className="link inline-block py-2.5"
        >
          Compare our hostile sample with our fair one
        </button>
      </p>
    </form>
  );
}
