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
        {inTests(confidence)} {advice(confidence)}
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

/** What the figure means: it was measured. */
function inTests(confidence: number): string {
  const hundred = Math.round(confidence * 100);
  if (hundred < 5) return 'This is little more than a guess.';
  return `In tests, answers marked ${hundred}% were right first about ${hundred} times in 100.`;
}
