import type { ReactNode } from 'react';
import type { ShownAnalysis } from '../../../api/shown-analysis.ts';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { RiskBadge } from '../../../components/risk-badge.tsx';
import { countRatings } from './clause-sections.ts';
import { MostImportant } from './most-important.tsx';

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

interface OverallRiskProps {
  readonly analysis: ShownAnalysis;
  readonly children: ReactNode;
}

/** The answer in one card: colour, confidence, what was read and by whom. */
export function OverallRisk({ analysis, children }: OverallRiskProps) {
  const { overallRisk, verdict, confidence, documentType, jurisdiction, engine, warnings } = analysis;
  const details = [
    { name: 'Confidence', text: confidence },
    { name: 'Document', text: documentNames[documentType] ?? documentType },
    { name: 'Compared with', text: jurisdictionNames[jurisdiction] ?? jurisdiction },
    { name: 'Read by', text: engineName(engine) },
  ];
  const counts = countRatings(analysis);
  return (
    <section id="overall-risk" className="card p-6 md:p-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ResultHeading className="text-2xl md:text-3xl">Overall Risk Rating</ResultHeading>
        <RiskBadge rating={overallRisk} large />
      </div>
      {verdict ? <p className="mt-3 max-w-[75ch] text-lg">{verdict}</p> : null}
      {counts.length > 0 ? (
        <p className="mt-2 text-muted">
          {counts.map(({ rating, count }) => `${count} ${rating}`).join(', ')} among the clauses below.
        </p>
      ) : null}
      <MostImportant analysis={analysis} />
      <dl className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {details
          .filter(({ text }) => text)
          .map(({ name, text }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-0.5 font-medium">{text}</dd>
            </div>
          ))}
      </dl>
      {engine.fallback ? <p className="mt-4 text-sm text-muted">{engine.fallback}</p> : null}
      {warnings.length > 0 ? (
        <ul className="mt-6 grid gap-2 rounded-control bg-caution-soft p-4 text-caution">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}

function engineName({ provider, model }: ShownAnalysis['engine']): string {
  if (provider === 'builtin') return 'Built-in engine, on our server';
  return model ? `${provider} (${model})` : provider;
}
