import type { CodePathStep, CodeType } from '../../../../../core/codes/classification.ts';
import { useCodeTablesStore } from '../../../stores/code-tables-store.ts';

interface PathStepsProps {
  readonly system: CodeType;
  /** From the top down to the code above the one that is shown. */
  readonly above: readonly CodePathStep[];
}

/** The way back up, one button a level. */
export function PathSteps({ system, above }: PathStepsProps) {
  const goTo = useCodeTablesStore((state) => state.goTo);
  const steps = [{ code: null, title: `All of ${system}` }, ...above];
  return (
    <nav aria-label="Levels above">
      <ol className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map(({ code, title }, depth) => (
          <li key={code ?? 'top'} className="flex items-center gap-x-2">
            {depth > 0 ? (
              <span aria-hidden="true" className="text-muted">
                ›
              </span>
            ) : null}
            <button
              type="button"
              className="min-h-11 text-left text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={() => goTo(code)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
