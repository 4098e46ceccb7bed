import { Icon } from '../../../components/icon.tsx';
import { CollectionTin, ShopFront, TownHall, Warehouse } from '../../../illustrations/audience-pictures.tsx';
import type { SolutionCard as SolutionCardContent, SolutionTheme } from '../content/solutions.ts';

const looks: Record<SolutionTheme, { readonly band: string; readonly Picture: typeof ShopFront }> = {
  bottle: { band: 'bg-theme-bottle', Picture: ShopFront },
  clay: { band: 'bg-theme-clay', Picture: Warehouse },
  slate: { band: 'bg-theme-slate', Picture: TownHall },
  marigold: { band: 'bg-theme-marigold', Picture: CollectionTin },
};

/** One audience and what it gains, 340 px wide where there is room. */
export function SolutionCard({ card, copy }: { readonly card: SolutionCardContent; readonly copy: boolean }) {
  const { band, Picture } = looks[card.theme];
  return (
    <li
      className={`card flex w-85 max-w-full shrink-0 snap-start flex-col overflow-hidden ${copy ? 'print:hidden' : ''}`}
      aria-hidden={copy || undefined}
      inert={copy}
    >
      <div className={`flex justify-center px-6 pt-8 pb-5 ${band}`}>
        <Picture />
      </div>
      <div className="p-6">
        <h3>{card.title}</h3>
        <ul className="mt-4 grid gap-2.5">
          {card.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-primary" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
