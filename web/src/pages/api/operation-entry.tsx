import type { ApiOperation } from '../../api/api-description.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Disclosure } from '../../components/faq.tsx';
import { apiContent } from './content.ts';
import { type CallAddress, exampleCalls } from './example-calls.ts';

interface OperationEntryProps {
  readonly address: CallAddress;
  readonly operation: ApiOperation;
}

/** One call: what it does, what it takes, how it answers, and how to make it. */
export function OperationEntry({ address, operation }: OperationEntryProps) {
  const { operationId, summary, description, parameters = [], responses } = operation;
  return (
    <li id={operationId} className="min-w-0 scroll-mt-24 border-t border-line pt-6">
      <h3>{summary}</h3>
      <p className="mt-2 break-words font-mono text-sm text-muted">
        {address.method.toUpperCase()} {address.path}
      </p>
      {description ? <p className="mt-3 max-w-3xl">{description}</p> : null}
      {parameters.length > 0 ? (
        <>
          <h4 className="mt-4 font-semibold">{apiContent.parameters}</h4>
          <ul className="mt-1 grid max-w-3xl list-disc gap-1 pl-5">
            {parameters.map(({ name, required, description: said, schema }) => (
              <li key={name}>
                <code>{name}</code>
                {required ? '' : ' (optional)'}: {said}
                {schema.enum ? `, one of ${schema.enum.join(', ')}` : ''}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h4 className="mt-4 font-semibold">{apiContent.statuses}</h4>
      <p className="mt-1 max-w-3xl text-sm text-muted">
        {Object.entries(responses)
          .map(([status, { description: said }]) => `${status} ${said}`)
          .join('. ')}
        .
      </p>
      <div className="mt-2">
        {Object.entries(exampleCalls(address, operation)).map(([language, code]) => (
          <Disclosure
            key={language}
            summary={
              <span>
                {language}
                <span className="sr-only">: {summary}</span>
              </span>
            }
          >
            <div className="flex items-start gap-2 pb-6">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
              <pre tabIndex={0} className="min-w-0 flex-1 overflow-x-auto rounded-card bg-sunken p-4 text-sm">
                <code>{code}</code>
              </pre>
              <CopyButton text={code} label={`Copy ${language}: ${summary}`} />
            </div>
          </Disclosure>
        ))}
      </div>
    </li>
  );
}
