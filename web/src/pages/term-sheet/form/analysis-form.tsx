import type { FormEvent } from 'react';
import type { AnalysisDetail, Jurisdiction } from '../../../../../core/termsheet/analysis.ts';
import { Button } from '../../../components/button.tsx';
import { EngineNote } from '../../../components/engine-note.tsx';
import { SelectField, TextAreaField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { UndoNote } from '../../../components/undo-note.tsx';
import { useEngine } from '../../../components/use-engine.ts';
import { useFileDrop } from '../../../components/use-file-drop.ts';
import { useTermSheetStore } from '../../../stores/term-sheet-store.ts';
import { canAnalyze } from '../../../stores/term-sheet-transitions.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { FileChooser } from './file-chooser.tsx';
import { InputModeToggle } from './input-mode-toggle.tsx';
import { SampleButtons } from './sample-buttons.tsx';

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

  const { isOver, handlers } = useFileDrop((file) => !busy && state.chooseFile(file));

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.analyze(usesModel);
  }

  return (
    <form
      className={`card p-4 md:p-8 ${isOver ? 'border-primary bg-primary-soft' : ''}`}
      onSubmit={submit}
      aria-busy={busy}
      {...handlers}
    >
      <NeedsScript tool="The checker" />
      {state.cleared ? <UndoNote onUndo={state.undoAnother} /> : null}
      {/* What is read at the left, how it is read at the right: the whole form stands in one screen. */}
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <InputModeToggle mode={mode} onChoose={state.setMode} />
          <div className="mt-3 md:mt-5" hidden={mode !== 'text'}>
            <TextAreaField
              id="term-sheet-text"
              label="Term sheet text"
              hint="The whole text gives the best answer. One clause is enough to look at that clause."
              value={text}
              disabled={busy}
              className="[&_textarea]:min-h-[200px] max-sm:[&_p]:sr-only"
              placeholder="Paste the content of your term sheet here"
              onChange={(event) => state.typeText(event.target.value)}
            />
          </div>
          <div className="mt-3 md:mt-5" hidden={mode !== 'upload'}>
            <FileChooser engine={engine} />
          </div>
        </div>
        <div className="grid content-start gap-x-5 gap-y-3 sm:max-lg:grid-cols-2 md:gap-y-5 lg:row-span-2">
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
          <div className="sm:max-lg:col-span-2">
            {problem ? <Problem text={problem} /> : null}
            <Button type="submit" disabled={!canAnalyze(state)} className="w-full sm:w-auto lg:w-full">
              {busy ? 'Analyzing Term Sheet...' : 'Analyze Term Sheet'}
            </Button>
            <div className="mt-3">
              <EngineNote />
            </div>
          </div>
        </div>
        <SampleButtons inStages={usesModel} />
      </div>
      {busy ? <AnalysisProgress stage={stage} waitingSeconds={waitingSeconds} onCancel={cancel} /> : null}
    </form>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p className="mb-4 flex gap-3 rounded-control border border-bad/30 bg-bad-soft p-4 text-bad">
      <Icon name="stop" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
