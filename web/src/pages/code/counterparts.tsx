import { taxonomySystems } from '../../../../core/codes/classification.ts';
import { systemName } from '../../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../../core/codes/explanation/code-explanation.ts';
import { CodeLink } from './code-link.tsx';
import { CodePart } from './code-part.tsx';

/** The codes of the other tables that the official concordances join with this one. */
export function Counterparts({ explanation }: { readonly explanation: CodeExplanation }) {
  const { system, concordances } = explanation;
  if (system === 'cpv') {
    return (
      <CodePart title="In the other tables">
        <p className="max-w-[68ch]">
          No official table joins CPV with the other systems: it says what is bought, and they say what a
          business does.
        </p>
      </CodePart>
    );
  }
  const tables = taxonomySystems
    .map((other) => ({ other, links: concordances.filter((link) => link.system === other) }))
    .filter(({ links }) => links.length > 0);
  if (tables.length === 0) return null;
  return (
    <CodePart
      title="In the other tables"
      note="From the conversion tables. Codes that overlap share some activities and not all."
    >
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {tables.map(({ other, links }) => (
          <div key={other}>
            <h3 className="mb-1 text-lg">{systemName[other]}</h3>
            <ul>
              {links.map(({ code, title, match }) => (
                <li key={code}>
                  <CodeLink system={other} code={code} title={title} />
                  {match === 'partial' ? <span className="text-sm text-muted"> overlaps</span> : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </CodePart>
  );
}
