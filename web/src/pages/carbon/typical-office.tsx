import type { CarbonAnswers } from '../../../../core/carbon/answers.ts';
import { useCarbonStore } from '../../stores/carbon-store.ts';

/** Five people who write with AI every day, in the browser, and do not know where it runs. */
const typicalOffice: CarbonAnswers = {
  frequency: 'daily',
  useCase: 'text',
  access: 'browser',
  teamSize: 'small',
  hosting: 'unknown',
};

/** An example that runs the real checker. */
export function TypicalOffice() {
  const { busy, open } = useCarbonStore();
  return (
    <p className="no-js:hidden mt-4 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      No time for five questions? Try
      <button
        type="button"
        disabled={busy}
        onClick={() => void open(typicalOffice)}
        className="min-h-11 rounded-full border border-line-strong px-4 font-medium text-primary hover:bg-primary-soft"
      >
        a typical five-person office
      </button>
    </p>
  );
}
