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
  onCancel,
}: {
  readonly stage: AnalysisStage | null;
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
        {stage ? (stageNames[stage.stage] ?? stage.stage) : 'The document is on its way.'}
      </p>
      <div>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
