import { confidencePercent } from '../../../stores/codes-transitions.ts';

/** Confidence as a whole per cent, with what it means. */
export function ConfidenceBadge({ confidence }: { readonly confidence: number }) {
  const percent = confidencePercent(confidence);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        className={`inline-flex rounded-full border border-current/30 px-4 py-1.5 font-semibold ${look(confidence)}`}
      >
        Confidence: {percent}
      </span>
      <span className="max-w-xl text-sm text-muted">
        Of the answers given near {percent}, about {percent} have the right code first. {advice(confidence)}
      </span>
    </div>
  );
}

function look(confidence: number): string {
  if (confidence >= 0.75) return 'bg-good-soft text-good';
  return confidence >= 0.45 ? 'bg-caution-soft text-caution' : 'bg-bad-soft text-bad';
}

function advice(confidence: number): string {
  if (confidence >= 0.75) return 'Still, compare the titles.';
  return confidence >= 0.45
    ? 'Look at the other suggestions too.'
    : 'Your words fit several trades: add a detail, or read the alternatives.';
}
