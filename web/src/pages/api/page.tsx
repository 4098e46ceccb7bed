import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { apiContent, headings } from './content.ts';
import { OperationEntry } from './operation-entry.tsx';
import { useApiDescription } from './use-api-description.ts';

/** Every call of the API, made from the document that describes it. */
export function Page() {
  const description = useApiDescription();
  const read = description === 'failed' ? null : description;
  return (
    <>
      <PageHero eyebrow="For programs" title={apiContent.title} lead={apiContent.lead}>
        {read ? <p className="mb-4 max-w-3xl">{read.info.description}</p> : null}
        <a href="/api/openapi.json" className="underline">
          {apiContent.document}
          {read ? ` ${read.info.version}` : ''}
        </a>
      </PageHero>
      <noscript>
        <p className="container-page pb-14">{apiContent.needsScript}</p>
      </noscript>
      {read === null ? (
        <p role="status" className="no-js:hidden container-page pb-20">
          {description === null ? apiContent.loading : apiContent.failed}
        </p>
      ) : (
        read.tags.map(({ name, description: said }, index) => (
          <Section
            key={name}
            id={name}
            title={headings[name] ?? name}
            lead={said}
            tone={index % 2 === 0 ? 'sunken' : 'plain'}
          >
            <ul className="grid gap-12">
              {Object.entries(read.paths).flatMap(([path, methods]) =>
                Object.entries(methods)
                  .filter(([, { tags }]) => tags.includes(name))
                  .map(([method, operation]) => (
                    <OperationEntry
                      key={operation.operationId}
                      address={{ origin: window.location.origin, path, method }}
                      operation={operation}
                      schemas={read.components.schemas}
                    />
                  )),
              )}
            </ul>
          </Section>
        ))
      )}
    </>
  );
}
