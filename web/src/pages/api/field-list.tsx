import type { BodyField } from './body-fields.ts';

interface FieldListProps {
  readonly heading: string;
  readonly fields: readonly BodyField[];
}

/** What a call takes, a line for each; nothing where it takes nothing. */
export function FieldList({ heading, fields }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold">{heading}</h4>
      <ul className="mt-1 grid max-w-3xl list-disc gap-1 pl-5">
        {fields.map(({ name, isRequired, description, options, parts }) => {
          const said = [
            description,
            options.length > 0 ? `one of ${options.join(', ')}` : '',
            parts.length > 0 ? `with ${parts.join(', ')}` : '',
          ].filter((part) => part !== '');
          return (
            <li key={name} className="break-words">
              <code>{name}</code>
              {isRequired ? '' : ' (optional)'}
              {said.length > 0 ? `: ${said.join('; ')}` : ''}
            </li>
          );
        })}
      </ul>
    </>
  );
}
