import { type FormEvent, useMemo } from 'react';
import type { CodeType } from '../../../../../core/codes/classification.ts';
import { Button } from '../../../components/button.tsx';
import { EngineNote } from '../../../components/engine-note.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
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
    describe,
    chooseType,
    typeNumber,
    classify,
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
    <form className="card p-6 md:p-10" onSubmit={submit} aria-busy={pending}>
      <NeedsScript tool="The lookup" />
      <ErrorSummary problems={problems} />
      <TextAreaField
        id="business-description"
        label="Business Description"
        optional
        hint="One or two sentences on what you do or sell, in your own words. Leave out your company’s name."
        rows={4}
        value={description}
        error={aboutCode ? null : explanation}
        onChange={(event) => describe(event.target.value)}
      />
      <div className="mt-4">
        <ExampleChips />
      </div>
      <div className="my-6 flex items-center gap-4 text-sm font-medium text-muted">
        <span className="h-px flex-1 bg-line" />
        OR
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
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
      <div className="mt-8 grid items-center gap-5 md:grid-cols-[auto_1fr]">
        <Button type="submit" disabled={pending} className="md:min-w-60">
          {pending ? null : <Icon name="search" />}
          {pending ? 'Analyzing...' : 'Get Classification Codes'}
        </Button>
        <EngineNote />
      </div>
    </form>
  );
}
