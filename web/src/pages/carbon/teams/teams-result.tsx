import { massText } from '../../../../../core/carbon/mass-text.ts';
import type {
  TeamEstimate,
  TeamEstimates,
  TeamFailure,
} from '../../../../../core/carbon/team/estimate-teams.ts';
import { teamsAsCsv } from '../../../../../core/carbon/team/teams-as-csv.ts';
import { Button } from '../../../components/button.tsx';
import { ResultHeading } from '../../../components/result-heading.tsx';
import { download } from '../keep/download.ts';

/** The table by team with its sum, what dominates, the rows that were not counted, and the files. */
export function TeamsResult({ estimates }: { readonly estimates: TeamEstimates }) {
  const { teams, failures, largest } = estimates;
  return (
    <div className="mt-8 grid gap-5">
      <ResultHeading className="text-2xl">Your teams</ResultHeading>
      {failures.length > 0 ? <BadRows failures={failures} /> : null}
      {largest ? (
        <>
          <p>
            <strong>{largest.team || 'A team without a name'}</strong> is the largest:{' '}
            {percentOf(largest.share)} of the sum.
          </p>
          <TeamTable estimates={estimates} />
          <div className="no-print flex flex-wrap gap-x-1">
            <Button look="quiet" onClick={() => save(teamsAsCsv(estimates), 'csv', 'text/csv')}>
              Teams as CSV
            </Button>
            <Button
              look="quiet"
              onClick={() => save(`${JSON.stringify(estimates, null, 2)}\n`, 'json', 'application/json')}
            >
              Teams as JSON
            </Button>
          </div>
        </>
      ) : (
        <p>No row could be counted{teams.length === 0 ? ': mend the rows above and add up again' : ''}.</p>
      )}
    </div>
  );
}

function BadRows({ failures }: { readonly failures: readonly TeamFailure[] }) {
  const rows = failures.length === 1 ? 'One row was' : `${failures.length} rows were`;
  return (
    <div className="rounded-card border-2 border-bad p-5">
      <h3 className="font-sans text-lg font-semibold">{rows} not counted</h3>
      <ul className="mt-2 grid gap-1">
        {failures.map(({ line, team, message }) => (
          <li key={line} className="wrap-anywhere">
            Line {line}, {team || 'a team without a name'}: {message}.
          </li>
        ))}
      </ul>
    </div>
  );
}

function TeamTable({ estimates: { teams, total } }: { readonly estimates: TeamEstimates }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">Monthly CO₂e by team</caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-medium">
            Team
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            CO₂e a month, and the evidence
          </th>
          <th scope="col" className="py-2 font-medium">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have one name, and rows never move
          <TeamLine key={index} name={one.team} figures={one} share={one.share} />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <TeamLine name="All teams" figures={total} share={1} />
      </tfoot>
    </table>
  );
}

interface TeamLineProps {
  readonly name: string;
  readonly figures: Pick<TeamEstimate, 'monthlyEmissions' | 'lowKg' | 'highKg'>;
  readonly share: number;
}

function TeamLine({ name, figures: { monthlyEmissions, lowKg, highKg }, share }: TeamLineProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pr-4 font-[inherit] wrap-anywhere">
        {name || 'without a name'}
      </th>
      <td className="py-2.5 pr-4">
        {massText(monthlyEmissions)}
        <span className="block text-sm font-normal text-muted">
          {massText(lowKg)} to {massText(highKg)}
        </span>
      </td>
      <td className="py-2.5 whitespace-nowrap">
        {percentOf(share)}
        <svg
          viewBox="0 0 100 8"
          aria-hidden="true"
          className="mt-1 block h-2 w-16 md:w-40"
          preserveAspectRatio="none"
        >
          <rect width="100" height="8" rx="2" className="fill-line" />
          <rect width={share * 100} height="8" rx="2" className="fill-primary" />
        </svg>
      </td>
    </tr>
  );
}

function percentOf(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}

function save(text: string, extension: string, type: string): void {
  download(new Blob([text], { type }), `ai-carbon-teams.${extension}`);
}
