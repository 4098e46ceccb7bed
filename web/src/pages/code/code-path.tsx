import type { CodeExplanation } from '../../../../core/codes/explanation/code-explanation.ts';
import { CodeLink } from './code-link.tsx';
import { CodePart } from './code-part.tsx';

/** Where a code stands: the levels above it, and those directly below. */
export function CodePath({ explanation }: { readonly explanation: CodeExplanation }) {
  const { system, path, children } = explanation;
  // UK SIC has no levels of its own: its sections and divisions are those of ISIC.
  const levels = system === 'uksic' ? 'isic' : system;
  const above = path.slice(0, -1);
  return (
    <>
      {above.length > 0 ? (
        <CodePart title="Where it stands">
          <ol>
            {above.map(({ code, title }) => (
              <li key={code}>
                <CodeLink system={levels} code={code} title={title} />
              </li>
            ))}
          </ol>
        </CodePart>
      ) : null}
      {children.length > 0 ? (
        <CodePart title="Below it">
          <ul>
            {children.map(({ code, title }) => (
              <li key={code}>
                <CodeLink system={system} code={code} title={title} />
              </li>
            ))}
          </ul>
        </CodePart>
      ) : null}
    </>
  );
}
