import type { CarbonComparison } from '../../../../../core/carbon/comparisons.ts';
import type { CarbonPerspective } from '../../../../../core/carbon/perspective.ts';
import { isPictogram, PictogramRow } from './pictogram-row.tsx';

interface PerspectivePanelProps {
  readonly perspective: CarbonPerspective;
  readonly comparisons: readonly CarbonComparison[];
}

/** The yearly figure in everyday things, drawn in a scale that is said. */
export function PerspectivePanel({ perspective, comparisons }: PerspectivePanelProps) {
  const { teaCupsPerYear, treesNeeded, text } = perspective;
  const cups = teaCupsPerYear === 1 ? 'cup of tea a year' : 'cups of tea a year';
  const trees = treesNeeded === 1 ? 'tree for a year' : 'trees for a year';
  return (
    <div className="card p-6 md:p-10">
      <h3 className="text-2xl">In everyday things</h3>
      <p className="mt-3 max-w-3xl">{text}</p>
      <div className="carbon-figures mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <PictogramRow symbol="cup" count={teaCupsPerYear} label={counted(teaCupsPerYear, cups)} one="cup" />
        <PictogramRow symbol="tree" count={treesNeeded} label={counted(treesNeeded, trees)} one="tree" />
        {comparisons.map(({ id, count, text: words }) =>
          isPictogram(id) ? (
            <PictogramRow
              key={id}
              symbol={id}
              count={Math.round(count)}
              label={`${words} a year`}
              one="picture"
            />
          ) : null,
        )}
      </div>
      <p className="mt-6 max-w-3xl text-sm text-muted">
        A cup is 11 g of CO₂e: boiling the water, without milk. A tree is taken to absorb 22 kg a year; some
        methods use 11 kg.
      </p>
      <ul className="no-print mt-2 grid max-w-3xl gap-1 text-sm text-muted">
        {comparisons.map(({ id, source }) => (
          <li key={id}>
            {source.url ? (
              <a href={source.url} className="link">
                {source.title}
              </a>
            ) : (
              source.title
            )}
            {source.year ? `, ${source.year}` : ''}: {source.boundary}.
          </li>
        ))}
      </ul>
    </div>
  );
}

function counted(count: number, things: string): string {
  return `${count.toLocaleString('en-GB')} ${things}`;
}
