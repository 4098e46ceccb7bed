import type { ApiOperation, ApiParameter, ApiSchemas } from '../../api/api-description.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Disclosure } from '../../components/faq.tsx';
import { type BodyField, bodyFields } from './body-fields.ts';
import { apiContent } from './content.ts';
import { type CallAddress, exampleCalls } from './example-calls.ts';
import { FieldList } from './field-list.tsx';

interface OperationEntryProps {
  readonly address: CallAddress;
  readonly operation: ApiOperation;
  /** What the bodies refer to by name. */
  readonly schemas: ApiSchemas;
}

/** One call: what it does, what it takes, how it answers, and how to make it. */
export function OperationEntry({ address, operation, schemas }: OperationEntryProps) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return (
    <li id={operationId} className="min-w-0 scroll-mt-24 border-t border-line pt-6">
      <h3>{summary}</h3>
      <p className="mt-2 break-words font-mono text-sm text-muted">
        {address.method.toUpperCase()} {address.path}
      </p>
      {description ? <p className="mt-3 max-w-3xl">{description}</p> : null}
      <FieldList heading={apiContent.parameters} fields={parameters.map(asField)} />
      <FieldList heading={apiContent.body} fields={bodyFields(requestBody?.content ?? {}, schemas)} />
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

function asField({ name, required, description, schema }: ApiParameter): BodyField {
  return { name, isRequired: required, description, options: schema.enum ?? [], parts: [] };
}
