import { coveragePart } from '../../../../../../core/termsheet/report/coverage-part.ts';
import type { ShownAnalysis } from '../../../../api/shown-analysis.ts';

const documentNames: Readonly<Record<string, string>> = {
  'priced-equity': 'Priced equity round',
  safe: 'SAFE or advance subscription',
  'convertible-note': 'Convertible note',
};

const jurisdictionNames: Readonly<Record<string, string>> = {
  US: 'United States (Delaware)',
  UK: 'United Kingdom',
  EU: 'European Union',
};

/** What was read, by whom, against which law, and how much of it was understood. */
export function AboutDocument({ analysis }: { readonly analysis: ShownAnalysis }) {
  const { confidence, documentType, jurisdiction, engine, warnings, coverage } = analysis;
  const { counted, unread, apart } = coveragePart(coverage);
  const rows = [
    { name: 'Document', text: documentNames[documentType] ?? documentType },
    { name: 'Compared with', text: jurisdictionNames[jurisdiction] ?? jurisdiction },
    { name: 'Confidence', text: confidence },
    { name: 'Read by', text: engineName(engine) },
  ].filter(({ text }) => text);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-sm font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      {unread.length + apart.length > 0 ? (
        <p className="mt-3 text-sm">
          {counted}{' '}
          <a href="#coverage" className="link">
            See what we did not read as a term
          </a>
        </p>
      ) : null}
      {engine.fallback ? <p className="mt-3 text-sm text-muted">{engine.fallback}</p> : null}
      {warnings.length > 0 ? (
        <ul className="mt-4 grid gap-2 rounded-control bg-caution-soft p-4 text-caution">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function engineName({ provider, model }: ShownAnalysis['engine']): string {
  if (provider === 'builtin') return 'Built-in engine, on our server';
  return model ? `${provider} (${model})` : provider;
}
