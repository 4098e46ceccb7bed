import type { CodeExplanation, NearCode } from '../../../../core/codes/explanation/code-explanation.ts';
import { CodeLink } from './code-link.tsx';
import { CodePart } from './code-part.tsx';

const titles: Readonly<Record<NearCode['relation'], string>> = {
  beside: 'In the same group',
  elsewhere: 'Elsewhere in the table',
};

/** The codes that are easily taken for this one, each with how it differs. */
export function NearList({ explanation }: { readonly explanation: CodeExplanation }) {
  const { system, near } = explanation;
  if (near.length === 0) return null;
  const groups = (['beside', 'elsewhere'] as const)
    .map((relation) => ({ relation, codes: near.filter((code) => code.relation === relation) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <CodePart title="Similar codes, and how they differ">
      {groups.map(({ relation, codes }) => (
        <div key={relation} className="mb-6">
          <h3 className="mb-1 text-lg">{titles[relation]}</h3>
          <ul className="divide-y divide-line">
            {codes.map(({ code, title, difference }) => (
              <li key={code} className="py-2">
                <CodeLink system={system} code={code} title={title} />
                <p className="max-w-[72ch] text-sm text-muted">{difference}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </CodePart>
  );
}
