import { type CodeType, codeTypes } from '../../../../../core/codes/classification.ts';

interface TableChoiceProps {
  readonly chosen: CodeType;
  onChoose(type: CodeType): void;
}

/** Which table to look into, as one row of radio buttons. */
export function TableChoice({ chosen, onChoose }: TableChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Table</legend>
      <div className="grid grid-cols-4 gap-1 rounded-control bg-sunken p-px">
        {codeTypes.map((type) => (
          <label
            key={type}
            className="relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-transparent px-3 font-medium text-muted transition-colors hover:text-ink has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-5"
          >
            <input
              type="radio"
              name="code-table"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {type}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
