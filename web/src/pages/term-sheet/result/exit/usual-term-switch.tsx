interface UsualTermSwitchProps {
  readonly name: string;
  /** What it is worth to the founders by itself. */
  readonly gain: string;
  readonly isOn: boolean;
  onToggle(): void;
}

/** Puts one clause to its usual form in the exit figures. */
export function UsualTermSwitch({ name, gain, isOn, onToggle }: UsualTermSwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 border-t border-line py-1">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={onToggle}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="flex-1">With {name}</span>
      <span className="text-sm text-muted">{gain}</span>
    </label>
  );
}
