import type { CarbonEvidence } from '../../../../../core/carbon/evidence.ts';
import { massText, orderOfMagnitude, ownFigureText } from '../../../../../core/carbon/mass-text.ts';
import { EvidenceBar } from './evidence-bar.tsx';

interface EvidenceStandingProps {
  /** A server may be older than the page and send the range and its note alone. */
  readonly evidence: Pick<CarbonEvidence, 'lowKg' | 'centralKg' | 'highKg' | 'note'> &
    Partial<CarbonEvidence>;
  readonly headlineKg: number;
  /** Training is known to an order of magnitude only: words instead of a bar. */
  readonly training: boolean;
}

/** What published measurements give for the same answers, our figure marked among them, and why it stands there. */
export function EvidenceStanding({ evidence, headlineKg, training }: EvidenceStandingProps) {
  const { lowKg, centralKg, highKg, note, reason, boundaries = [] } = evidence;
  const figures = [
    { name: 'Evidence, low', text: lowKg === 0 ? '0 kg, by certificates' : massText(lowKg) },
    { name: 'Central', text: massText(centralKg) },
    { name: 'High', text: massText(highKg) },
    { name: 'Our figure', text: ownFigureText(headlineKg) },
  ];
  return (
    <div>
      {training ? (
        <p className="max-w-3xl text-lg">
          Published figures for training runs lie between about {orderOfMagnitude(lowKg)} and about{' '}
          {orderOfMagnitude(highKg)} a month for your answers.
        </p>
      ) : (
        <EvidenceBar evidence={evidence} headlineKg={headlineKg} />
      )}
      <p className="mt-4 max-w-3xl font-medium">{reason ?? note}</p>
      {boundaries.length > 0 ? (
        <p className="mt-2 max-w-3xl text-sm text-muted">{boundaries.join(' ')}</p>
      ) : null}
      {training ? null : (
        <dl className="carbon-figures mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
          {figures.map(({ name, text }) => (
            <div key={name} className="border-l-2 border-line pl-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
