import { type FormEvent, useState } from 'react';
import { carbonOptions, carbonQuestions } from '../../../../../core/carbon/answers.ts';
import { estimateTeams, type TeamEstimates } from '../../../../../core/carbon/team/estimate-teams.ts';
import { readTeamTable, teamColumns } from '../../../../../core/carbon/team/read-team-table.ts';
import { Button } from '../../../components/button.tsx';
import { Disclosure } from '../../../components/faq.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Late, latePart } from '../../../components/late-part.tsx';
import { NeedsScript } from '../../../components/needs-script.tsx';
import { Section } from '../../../components/section.tsx';

const sum = latePart(() => import('./teams-result.tsx').then(({ TeamsResult }) => TeamsResult), {
  name: 'The sum',
});

const fieldId = 'team-rows';
const example = [
  teamColumns.join('\t'),
  'Sales\tdaily\ttext\tbrowser\tsmall\tunknown',
  'Design\tdaily\timage\tintegrated\tsolo\tnamerica',
  'Engineering\theavy\tcode\tselfhosted\tmedium\tlocal',
].join('\n');

/** Several teams at once: rows pasted from a spreadsheet become a table with its sum. Nothing leaves the browser. */
export function TeamsSection() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [estimates, setEstimates] = useState<TeamEstimates | null>(null);
  // Each sum is a result of its own, which takes the focus.
  const [added, setAdded] = useState(0);

  function addUp(event: FormEvent) {
    event.preventDefault();
    const read = readTeamTable(text);
    const isEmpty = text.trim() === '';
    const why = isEmpty ? 'Paste at least one row.' : read.ok ? null : `The table ${read.error.message}.`;
    setProblem(why);
    setEstimates(read.ok && !why ? estimateTeams(read.value) : null);
    setAdded(added + 1);
  }

  return (
    <Section
      id="teams"
      title="Several teams at once"
      lead="Paste rows from a spreadsheet, one team a row, and see what they add up to and which team matters most."
    >
      <form className="card p-6 md:p-10" onSubmit={addUp} noValidate>
        <NeedsScript tool="The table of teams" />
        <TextAreaField
          id={fieldId}
          label="Rows of teams"
          hint={`Columns: ${teamColumns.join(', ')}. Tabs, commas or semicolons between them. The rows stay in your browser.`}
          error={problem}
          value={text}
          rows={6}
          spellCheck={false}
          wrap="off"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit">Add up the teams</Button>
          <Button look="secondary" onClick={() => setText(example)}>
            Fill in an example
          </Button>
        </div>
        <div className="mt-6 border-t border-line">
          <Disclosure summary={<h3 className="text-lg">What to write in each column</h3>}>
            <dl className="grid gap-2 pb-4 text-sm">
              <div className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
                <dt className="font-medium">team</dt>
                <dd className="text-muted">any name</dd>
              </div>
              {carbonQuestions.map((question) => (
                <div key={question} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
                  <dt className="font-medium">{question}</dt>
                  <dd className="text-muted">{carbonOptions[question].join(', ')}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
        {estimates ? <Late key={added} part={sum} properties={{ estimates }} /> : null}
      </form>
    </Section>
  );
}
