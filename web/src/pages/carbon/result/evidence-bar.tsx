import { massText, ownFigureText } from '../../../../../core/carbon/mass-text.ts';
import type { EvidenceKg } from '../../../../../core/carbon/standing.ts';
import { logScale } from './log-scale.ts';

interface EvidenceBarProps {
  readonly evidence: EvidenceKg;
  readonly headlineKg: number;
}

/** The evidence range and our figure on one logarithmic line: each step to the right is ten times as much. */
export function EvidenceBar({ evidence, headlineKg }: EvidenceBarProps) {
  const { lowKg, centralKg, highKg } = evidence;
  const scale = logScale([lowKg, centralKg, highKg, headlineKg]);
  const low = scale.place(lowKg);
  const high = scale.place(highKg);
  const ours = scale.place(headlineKg);
  const label = `Evidence from ${massText(lowKg)} to ${massText(highKg)}, central ${massText(centralKg)}; our figure ${ownFigureText(headlineKg)} a month.`;
  // Labels of every second power on long scales, or they would touch on a phone.
  const step = scale.ticks.length > 5 ? 2 : 1;

  return (
    <figure>
      <div className="px-6">
        <svg width="100%" height="88" role="img" aria-label={label} className="overflow-visible">
          <rect
            x={`${low}%`}
            y="26"
            width={`${Math.max(high - low, 0.5)}%`}
            height="20"
            rx="10"
            className="fill-primary/20 stroke-primary"
          />
          <line x1="0" x2="100%" y1="60" y2="60" className="stroke-line-strong" />
          {scale.ticks.map(({ kg, place }, index) => (
            <g key={kg}>
              <line x1={`${place}%`} x2={`${place}%`} y1="56" y2="64" className="stroke-line-strong" />
              {index % step === 0 ? (
                <text x={`${place}%`} y="82" textAnchor="middle" className="fill-muted text-xs">
                  {massText(kg)}
                </text>
              ) : null}
            </g>
          ))}
          <line
            x1={`${scale.place(centralKg)}%`}
            x2={`${scale.place(centralKg)}%`}
            y1="26"
            y2="46"
            strokeWidth="3"
            className="stroke-primary"
          />
          <text x={`${ours}%`} y="14" textAnchor={anchorAt(ours)} className="fill-ink text-xs font-medium">
            Our figure {ownFigureText(headlineKg)}
          </text>
          <circle cx={`${ours}%`} cy="36" r="9" strokeWidth="2.5" className="fill-accent stroke-surface" />
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <svg viewBox="0 0 28 14" className="h-3.5 w-7" aria-hidden="true">
            <rect x="1" y="1" width="26" height="12" rx="6" className="fill-primary/20 stroke-primary" />
            <path d="M14 1v12" strokeWidth="2.5" className="stroke-primary" />
          </svg>
          Published evidence, its central figure marked
        </span>
        <span className="inline-flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
            <circle cx="7" cy="7" r="6.5" className="fill-accent" />
          </svg>
          Our figure
        </span>
        <span>Logarithmic: each mark is ten times the one before.</span>
      </figcaption>
    </figure>
  );
}

/** Words near an end of the bar grow away from it. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 20) return 'start';
  return place > 80 ? 'end' : 'middle';
}
