import { type FormEvent, useEffect, useRef } from 'react';
import type { AnalysisDetail, Jurisdiction } from '../../../../../core/termsheet/analysis.ts';
import { Button } from '../../../components/button.tsx';
import { EngineNote } from '../../../components/engine-note.tsx';
import { SelectField, TextAreaField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { useEngine } from '../../../components/use-engine.ts';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { canAnalyze } from '../../../stores/term-sheet-transitions.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { FileChooser } from './file-chooser.tsx';
import { InputModeToggle } from './input-mode-toggle.tsx';
import { SampleButtons } from './sample-buttons.tsx';
import { UndoAnother } from './undo-another.tsx';
import { useFileDrop } from './use-file-drop.ts';

const jurisdictionNames: Readonly<Record<Jurisdiction, string>> = {
  US: 'United States (Delaware)',
  UK: 'United Kingdom',
  EU: 'European Union',
};

const detailNames: Readonly<Record<AnalysisDetail, string>> = {
  brief: 'Brief Summary',
  detailed: 'Detailed Breakdown',
};

/** Paste or upload, two choices, and the button. */
export function AnalysisForm() {
  const state = useTermSheetStore();
  const { mode, text, jurisdiction, analysisDetail, busy, stage, waitingSeconds, cancel, problem } = state;
  const engine = useEngine();
  // The built-in engine answers before progress could be read.
  const usesModel = engine !== null && engine !== 'unknown' && engine.model !== null;

  const form = useRef<HTMLFormElement>(null);
  const { isOver, handlers } = useFileDrop((file) => !busy && state.chooseFile(file));
  // Whoever starts again starts at the first field, wherever on the page the last result ended.
  const startsAgain = state.cleared !== null;
  useEffect(() => {
    if (!startsAgain) return;
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [startsAgain]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.analyze(usesModel);
  }

  return (
    <form
      ref={form}
      className={`card p-6 md:p-10 ${isOver ? 'border-primary bg-primary-soft' : ''}`}
      onSubmit={submit}
      aria-busy={busy}
      {...handlers}
    >
      <NeedsScript tool="The checker" />
      {startsAgain ? <UndoAnother /> : null}
      <InputModeToggle mode={mode} onChoose={state.setMode} />
      <div className="mt-6" hidden={mode !== 'text'}>
        <TextAreaField
          id="term-sheet-text"
          label="Term sheet text"
          hint="The whole text gives the best answer. A paragraph is enough to look at one clause."
          value={text}
          disabled={busy}
          className="[&_textarea]:min-h-[220px]"
          placeholder="Paste the content of your term sheet here"
          onChange={(event) => state.typeText(event.target.value)}
        />
      </div>
      <div className="mt-6" hidden={mode !== 'upload'}>
        <FileChooser engine={engine} />
      </div>
      <div className="mt-4">
        <SampleButtons inStages={usesModel} />
      </div>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <SelectField
          id="jurisdiction"
          label="Jurisdiction"
          value={jurisdiction}
          disabled={busy}
          onChange={(event) => state.chooseJurisdiction(event.target.value as Jurisdiction)}
        >
          <Options names={jurisdictionNames} />
        </SelectField>
        <SelectField
          id="analysis-detail"
          label="Analysis Detail"
          value={analysisDetail}
          disabled={busy}
          onChange={(event) => state.chooseDetail(event.target.value as AnalysisDetail)}
        >
          <Options names={detailNames} />
        </SelectField>
      </div>
      {problem ? (
        <p className="mt-6 flex gap-3 rounded-control border border-bad/30 bg-bad-soft p-4 text-bad">
          <Icon name="stop" className="mt-0.5 size-5 shrink-0" />
          {problem}
        </p>
      ) : null}
      <div className="mt-8 grid items-center gap-5 md:grid-cols-[auto_1fr]">
        <Button type="submit" disabled={!canAnalyze(state)} className="md:min-w-56">
          {busy ? 'Analyzing Term Sheet...' : 'Analyze Term Sheet'}
        </Button>
        <EngineNote />
      </div>
      {busy ? <AnalysisProgress stage={stage} waitingSeconds={waitingSeconds} onCancel={cancel} /> : null}
    </form>
  );
}

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
