import type { AnalysisStage } from '../../../api/staged-answer.ts';
import { Button } from '../../../components/button.tsx';

const stageNames: Readonly<Record<string, string>> = {
  read: 'Read the document. Now finding its terms…',
  terms: 'Found the terms. Now checking them…',
  checks: 'Checked the terms.',
  done: 'Done.',
};

/** How far an analysis has come that takes a while, and the way to stop it. */
export function AnalysisProgress({
  stage,
  waitingSeconds,
  onCancel,
}: {
  readonly stage: AnalysisStage | null;
  /** Where the server has too much to do: when it is asked again. */
  readonly waitingSeconds: number | null;
  /** Null for an answer that comes too soon to be given up. */
  readonly onCancel: (() => void) | null;
}) {
  return (
    <div className="mt-6 grid gap-3">
      <progress
        className="progress"
        aria-label="Progress of the analysis"
        {...(stage ? { max: stage.total, value: stage.done } : {})}
      />
      <p className="text-sm text-muted" role="status">
        {progressText(stage, waitingSeconds)}
      </p>
      {onCancel ? (
        <div>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function progressText(stage: AnalysisStage | null, waitingSeconds: number | null): string {
  if (waitingSeconds !== null) {
    const seconds = waitingSeconds === 1 ? '1 second' : `${waitingSeconds} seconds`;
    return `Many documents are being read just now. Yours is sent again by itself in ${seconds}.`;
  }
  return stage ? (stageNames[stage.stage] ?? stage.stage) : 'Reading the document…';
}
