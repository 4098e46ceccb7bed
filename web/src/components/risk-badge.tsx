import { Icon, type IconName } from './icon.tsx';

interface RatingLook {
  readonly icon: IconName;
  readonly className: string;
}

/** Green, Amber and Red never speak by colour alone; any other value is neutral. */
const looks: Record<string, RatingLook> = {
  Green: { icon: 'check', className: 'bg-good-soft text-good border-good/30' },
  Amber: { icon: 'alert', className: 'bg-caution-soft text-caution border-caution/30' },
  Red: { icon: 'stop', className: 'bg-bad-soft text-bad border-bad/30' },
};
const neutralLook = { icon: 'question', className: 'bg-neutral-soft text-neutral border-line' } as const;

/** Icon and colours of a rating. */
export function looksOfRating(rating: string): RatingLook {
  return looks[rating] ?? neutralLook;
}

/** A risk rating as a word with its icon and colour. */
export function RiskBadge({ rating, large }: { readonly rating: string; readonly large?: boolean }) {
  const look = looksOfRating(rating);
  const size = large ? 'px-4 py-2 text-lg' : 'px-2.5 py-1 text-sm';
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border font-semibold ${size} ${look.className}`}
    >
      <Icon name={look.icon} className={large ? 'size-5' : 'size-4'} />
      {rating}
    </span>
  );
}
