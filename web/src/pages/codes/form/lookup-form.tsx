import { type FormEvent, useMemo } from 'react';
import type { CodeType } from '../../../../../core/codes/classification.ts';
import { Button } from '../../../components/button.tsx';
import { EngineNote } from '../../../components/engine-note.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { UndoNote } from '../../../components/undo-note.tsx';
import { useCodesStore } from '../../../stores/codes-store.ts';
import { codeSystemTexts } from '../content/code-systems.ts';
import { ExampleChips } from './example-chips.tsx';

/** A description, or a code that the visitor has already. */
export function LookupForm() {
  const {
    description,
    codeType,
    codeNumber,
    pending,
    explanation,
    cleared,
    describe,
    chooseType,
    typeNumber,
    classify,
    undoNewSearch,
  } = useCodesStore();
  const aboutCode = Boolean(codeType && codeNumber.trim());
  const fieldId = aboutCode ? 'code-number' : 'business-description';
  const problems = useMemo(
    () => (explanation ? [{ fieldId, message: explanation }] : []),
    [explanation, fieldId],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void classify();
  }

  return (
    <form className="card p-4 md:p-8" onSubmit={submit} aria-busy={pending}>
      <NeedsScript tool="The lookup" />
      {cleared?.result ? <UndoNote onUndo={undoNewSearch} /> : null}
      <ErrorSummary problems={problems} />
      <div className="grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_20rem]">
        <TextAreaField
          id="business-description"
          label="Business Description"
          optional
          hint="What you do or sell, in your own words, without your company’s name."
          rows={3}
          value={description}
          error={aboutCode ? null : explanation}
          className="[&_textarea]:min-h-24 lg:[&_textarea]:min-h-36"
          onChange={(event) => describe(event.target.value)}
        />
        <p className="flex items-center gap-4 text-sm font-medium text-muted lg:flex-col lg:gap-2">
          <span className="flex-1 border-t border-line lg:border-l" />
          OR
          <span className="flex-1 border-t border-line lg:border-l" />
        </p>
        <div className="grid content-start gap-x-5 gap-y-3 sm:max-lg:grid-cols-2">
          <SelectField
            id="code-type"
            label="Existing Code Type"
            optional
            value={codeType}
            onChange={(event) => chooseType(event.target.value as CodeType | '')}
          >
            <option value="">Choose a type</option>
            {codeSystemTexts.map(({ type }) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </SelectField>
          <TextField
            id="code-number"
            label="Code Number"
            optional
            autoComplete="off"
            value={codeNumber}
            error={aboutCode ? explanation : null}
            onChange={(event) => typeNumber(event.target.value)}
          />
        </div>
      </div>
      <div className="mt-4 grid items-center gap-x-5 gap-y-3 md:mt-5 md:grid-cols-[auto_1fr]">
        <Button type="submit" disabled={pending} className="w-full sm:w-auto md:min-w-60">
          {pending ? null : <Icon name="search" />}
          {pending ? 'Analyzing...' : 'Get Classification Codes'}
        </Button>
        <EngineNote />
      </div>
      <div className="mt-3">
        <ExampleChips />
      </div>
    </form>
  );
}
