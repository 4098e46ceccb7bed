import type { ExitScenario } from '../../../../../../core/termsheet/analysis.ts';
import { ExitBars } from '../exit/exit-bars.tsx';

interface ExitPreviewProps {
  readonly scenarios: readonly ExitScenario[] | null;
  readonly currency: string | null | undefined;
}

/** What founders would receive at several sale prices. */
export function ExitPreview({ scenarios, currency }: ExitPreviewProps) {
  if (!scenarios || scenarios.length === 0) return null;
  return (
    <section aria-labelledby="exit-preview">
      <h3 id="exit-preview" className="text-lg">
        What you would receive
      </h3>
      <div className="mt-2">
        <ExitBars scenarios={scenarios} currency={currency} />
      </div>
      <p className="mt-2 text-sm">
        <a href="#exit-heading" className="link">
          Who gets what at an exit
        </a>
      </p>
    </section>
  );
}
