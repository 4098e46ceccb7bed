import { CopyButton } from '../../../../components/copy-button.tsx';

interface PackTextProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A text to take away; it can be read and copied here, and changed where it is sent from. */
export function PackText({ id, name, text }: PackTextProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        <CopyButton text={text} label={`Copy: ${name}`} />
      </div>
      <textarea id={id} readOnly value={text} rows={12} className="control text-sm" />
    </div>
  );
}
