import { solid } from './drawing.tsx';

interface PegBoardProps {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The board on which everything has its place: a row of holes every 36 units, drawn as a dotted line. */
export function PegBoard({ x, y, columns, rows }: PegBoardProps) {
  const pitch = 36;
  const width = columns * pitch;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={solid} width={width} height={rows * pitch} rx="12" />
      {Array.from({ length: rows }, (_, row) => row * pitch + pitch / 2).map((height) => (
        <path
          key={height}
          strokeOpacity="0.45"
          strokeWidth="3"
          strokeDasharray={`0.1 ${pitch - 0.1}`}
          d={`M${pitch / 2} ${height}H${width - pitch / 2 + 1}`}
        />
      ))}
    </g>
  );
}
