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
          <label key={type} className="choice-segment">
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
