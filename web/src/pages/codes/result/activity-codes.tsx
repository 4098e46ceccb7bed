import type { DescribedActivity } from '../../../../../core/codes/classification.ts';
import { BestCodes } from './best-codes.tsx';

/** The best codes of each of two activities, the main one first. */
export function ActivityCodes({ activities }: { readonly activities: readonly DescribedActivity[] }) {
  return (
    <>
      <p className="max-w-[68ch] text-muted">
        Your words hold two activities. Each has codes of its own; a form that takes one code wants the main
        one.
      </p>
      {activities.map(({ label, suggestions }, at) => (
        <section key={label} aria-label={label} className="grid grid-cols-1 gap-4">
          <div>
            <p className="eyebrow">{at === 0 ? 'Main activity' : 'Second activity'}</p>
            <h3 className="text-2xl">{label}</h3>
          </div>
          <BestCodes suggestions={suggestions} label={`Best code of each system: ${label}`} />
        </section>
      ))}
    </>
  );
}
