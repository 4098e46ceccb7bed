import type { CarbonPerspective } from '../../../../../core/carbon/perspective.ts';

const picturesAtMost = 24;

/** The yearly figure in everyday things: counted in words, and drawn as far as there is room. */
export function PerspectivePanel({ perspective }: { readonly perspective: CarbonPerspective }) {
  const { teaCupsPerYear, treesNeeded, text } = perspective;
  return (
    <div className="rounded-card bg-sunken p-6">
      <h3 className="text-lg">In everyday things</h3>
      <p className="mt-2">{text}</p>
      <div className="mt-5 grid gap-4">
        <Row count={teaCupsPerYear} one="cup of tea a year" many="cups of tea a year" symbol="cup" />
        <Row count={treesNeeded} one="tree for a year" many="trees for a year" symbol="tree" />
      </div>
      <p className="mt-4 text-sm text-muted">
        A cup is 11 g of CO<sub>2</sub>e: boiling the water, without milk. A tree is taken to absorb 22 kg a
        year; some methods use 11 kg.
      </p>
    </div>
  );
}

interface RowProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  readonly symbol: keyof typeof drawings;
}

function Row({ count, one, many, symbol }: RowProps) {
  const drawn = Math.min(count, picturesAtMost);
  return (
    <div>
      <p className="text-sm font-medium">
        {count.toLocaleString('en-GB')} {count === 1 ? one : many}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1">
        {Array.from({ length: drawn }, (_, index) => index + 1).map((number) => (
          <svg
            key={number}
            viewBox="0 0 24 24"
            className="size-6 fill-none stroke-primary"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d={drawings[symbol]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        ))}
        {count > drawn ? (
          <span className="self-center pl-1 text-sm text-muted" aria-hidden="true">
            and more
          </span>
        ) : null}
      </div>
    </div>
  );
}

const drawings = {
  cup: 'M4 9h12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5c-1 1 1 1.8 0 3M12 3.5c-1 1 1 1.8 0 3',
  tree: 'M12 21v-7M12 3l5 6h-2.5l3.5 5H6l3.5-5H7z',
} as const;
