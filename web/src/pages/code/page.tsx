import { useEffect } from 'react';
import { systemName } from '../../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../../core/codes/explanation/code-explanation.ts';
import { AppLink } from '../../components/app-link.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { nameDocument } from '../../layout/name-document.ts';
import { codePageNames } from '../../routes/code-page-names.ts';
import { CodeCoverage } from './code-coverage.tsx';
import { CodePath } from './code-path.tsx';
import { Counterparts } from './counterparts.tsx';
import { NearList } from './near-list.tsx';
import { useCodeExplanation } from './use-code-explanation.ts';

/** The page of one code: what it covers, where it stands, what goes with it and what is near it. */
export function Page() {
  const shown = useCodeExplanation();
  if (shown.kind === 'code') return <CodePage explanation={shown.explanation} />;
  return (
    <PageHero title="Company code">
      {shown.kind === 'pending' ? (
        <p role="status">Opening the code…</p>
      ) : (
        <p role="alert" className="text-bad">
          {shown.message}
        </p>
      )}
      <ToTheTool />
    </PageHero>
  );
}

function CodePage({ explanation }: { readonly explanation: CodeExplanation }) {
  const { system, code, title, summary, notes, indexTerms } = explanation;
  useEffect(() => nameDocument(codePageNames({ system, code, title })), [system, code, title]);
  return (
    <>
      <PageHero eyebrow={systemName[system]} title={`${code} ${title}`} lead={summary}>
        {notes.map((note) => (
          <p key={note} className="mb-3">
            {note}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="inline-flex items-center gap-x-1">
            <span className="font-display text-xl font-medium">{code}</span>
            <CopyButton text={code} label={`Copy code ${code}`} />
          </p>
          <ToTheTool />
        </div>
      </PageHero>
      <div className="container-page grid gap-10 pb-20">
        <CodeCoverage terms={indexTerms} />
        <NearList explanation={explanation} />
        <Counterparts explanation={explanation} />
        <CodePath explanation={explanation} />
      </div>
    </>
  );
}

function ToTheTool() {
  return (
    <p>
      Not sure that this is yours?{' '}
      <AppLink to="/companycodelookup" className="link">
        Describe your business
      </AppLink>
      .
    </p>
  );
}
