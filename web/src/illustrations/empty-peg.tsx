import { Drawing, type PictureProps, patch } from './drawing.tsx';
import { Calendar, KeyWithLabel, spannerPath } from './objects.tsx';
import { PegBoard } from './peg-board.tsx';

/** Not-found screen: the outline of a tool that is not on its peg. */
export function EmptyPeg({ className }: PictureProps) {
  return (
    <Drawing width={380} height={250} className={className}>
      <PegBoard x={28} y={14} columns={9} rows={6} />
      <Calendar x={52} y={66} />
      <g transform="translate(206 52)">
        <path className={patch} fillOpacity="0.35" transform="translate(5 5)" d={spannerPath} />
        <path strokeDasharray="1 7" d={spannerPath} />
        <circle className={patch} cx="0" cy="14" r="4" />
        <circle cx="0" cy="14" r="5" />
      </g>
      <KeyWithLabel x={288} y={64} />
      <path d="M158 196h96" strokeOpacity="0.45" />
      <path d="M8 244h250M276 244h96" strokeOpacity="0.45" />
    </Drawing>
  );
}
