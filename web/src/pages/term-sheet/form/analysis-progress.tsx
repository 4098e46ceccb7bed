import type { AnalysisStage } from '../../../api/staged-answer.ts';
import { Button } from '../../../components/button.tsx';

const stageNames: Readonly<Record<string, string>> = {
  read: 'The document is read. Next: its terms.',
  terms: 'The terms are found. Next: the checks.',
  checks: 'The checks are made.',
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
  readonly onCancel: () => void;
}) {
  return (
    <div className="mt-6 grid gap-3">
      <progress
        className="progress"
        aria-label="Progress of the analysis"
        max={stage?.total ?? 1}
        value={stage?.done ?? 0}
      />
      <p className="text-sm text-muted" role="status">
        {progressText(stage, waitingSeconds)}
      </p>
      <div>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function progressText(stage: AnalysisStage | null, waitingSeconds: number | null): string {
  if (waitingSeconds !== null) {
    const seconds = waitingSeconds === 1 ? '1 second' : `${waitingSeconds} seconds`;
    return `Many documents are being read just now. Yours is sent again by itself in ${seconds}.`;
  }
  return stage ? (stageNames[stage.stage] ?? stage.stage) : 'The document is on its way.';
}
