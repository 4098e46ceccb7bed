import { Drawing, type PictureProps, patch, solid } from './drawing.tsx';
import { PottedPlant } from './objects.tsx';

const plants = [
  { x: 44, leaves: 2 },
  { x: 132, leaves: 4 },
  { x: 220, leaves: 3 },
  { x: 308, leaves: 6 },
  { x: 396, leaves: 8 },
] as const;

/** Investors: a shelf of plants at different heights, each with its label, and a line that follows them. */
export function PortfolioShelf({ className }: PictureProps) {
  return (
    <Drawing width={520} height={380} className={className}>
      <path d="M20 34v216" strokeOpacity="0.45" />
      {[50, 90, 130, 170, 210].map((mark) => (
        <path key={mark} strokeOpacity="0.45" d={`M14 ${mark}h12`} />
      ))}
      <path
        strokeDasharray="1 8"
        d={`M${plants.map((plant) => `${plant.x + 22} ${topOf(plant.leaves)}`).join('L')}`}
      />
      {plants.map((plant) => (
        <g key={plant.x}>
          <circle className={patch} cx={plant.x + 24} cy={topOf(plant.leaves) + 2} r="7" />
          <circle className={solid} cx={plant.x + 22} cy={topOf(plant.leaves)} r="5" />
          <PottedPlant x={plant.x} y={250} leaves={plant.leaves} />
        </g>
      ))}
      <rect className={solid} x="8" y="290" width="504" height="14" rx="5" />
      {plants.map((plant, index) => (
        <g key={plant.x}>
          {index === 4 ? <path className={patch} d={`M${plant.x - 2} 319h52v24h-52z`} /> : null}
          <path className={index === 4 ? undefined : solid} d={`M${plant.x - 6} 314h56v24h-56z`} />
          <path d={`M${plant.x + 22} 304v10M${plant.x + 4} 326h36`} />
        </g>
      ))}
      <path d="M110 304v66M374 304v66" strokeOpacity="0.45" />
      <path d="M8 370h96M120 370h280M416 370h96" strokeOpacity="0.45" />
    </Drawing>
  );
}

/** Where the line passes over a plant: a little above its highest leaf. */
function topOf(leaves: number): number {
  return 250 - leaves * 15 - 36;
}
