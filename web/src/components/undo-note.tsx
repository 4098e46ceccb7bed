import { Button } from './button.tsx';

/** Says that the last result is gone, and brings it back. */
export function UndoNote({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <p className="no-print mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 text-sm">
      <span>The form is empty again. The last result can still be brought back.</span>
      <Button look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
