import type { InputMode } from '../../../stores/term-sheet-transitions.ts';

interface InputModeToggleProps {
  readonly mode: InputMode;
  onChoose(mode: InputMode): void;
}

const names: Readonly<Record<InputMode, string>> = { text: 'Paste Text', upload: 'Upload File' };

/** Two buttons, one of which is pressed. */
export function InputModeToggle({ mode, onChoose }: InputModeToggleProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1 sm:inline-grid sm:min-w-80">
      <legend className="sr-only">How to give us the term sheet</legend>
      {(['text', 'upload'] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={mode === option}
          onClick={() => onChoose(option)}
          className="min-h-11 rounded-control border border-transparent px-4 font-medium text-muted transition-colors hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:text-ink"
        >
          {names[option]}
        </button>
      ))}
    </fieldset>
  );
}
