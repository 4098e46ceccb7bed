import type { CarbonEvidence } from '../../../../../core/carbon/evidence.ts';
import { massText, orderOfMagnitude } from '../mass.ts';
import { EvidenceBar } from './evidence-bar.tsx';

interface EvidencePanelProps {
  readonly evidence: CarbonEvidence;
  readonly headlineKg: number;
  /** Training is known to an order of magnitude only: words instead of a bar. */
  readonly training: boolean;
}

/** What published measurements give for the same answers, beside our figure. */
export function EvidencePanel({ evidence, headlineKg, training }: EvidencePanelProps) {
  const { lowKg, centralKg, highKg, note } = evidence;
  const figures = [
    { name: 'Low', kg: lowKg },
    { name: 'Central', kg: centralKg },
    { name: 'High', kg: highKg },
    { name: 'Our figure', kg: headlineKg },
  ];
  return (
    <div className="card p-6 md:p-10">
      <h3 className="text-2xl">How sure is this?</h3>
      <p className="mt-3 max-w-3xl">{note}</p>
      {training ? (
        <p className="mt-4 max-w-3xl">
          Published figures for training runs lie between about {orderOfMagnitude(lowKg)} and about{' '}
          {orderOfMagnitude(highKg)} a month for your answers.
        </p>
      ) : (
        <>
          <EvidenceBar evidence={evidence} headlineKg={headlineKg} />
          <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
            {figures.map(({ name, kg }) => (
              <div key={name} className="border-l-2 border-line pl-3">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-medium">{massText(kg)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
