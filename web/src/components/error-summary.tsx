import { useEffect, useRef } from 'react';

export interface FieldProblem {
  readonly fieldId: string;
  readonly message: string;
}

/** What has to be mended before the form can be sent; takes the focus, each line leads to its field. */
export function ErrorSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length === 0) return;
    box.current?.focus();
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="problem-heading"
      className="mb-6 rounded-card border-2 border-bad p-5"
    >
      <h2 id="problem-heading" className="font-sans text-lg font-semibold">
        There is a problem
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="font-medium text-bad underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                goToField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings the label into view first: screen readers then read it with the field. */
function goToField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}
