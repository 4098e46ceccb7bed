import { PageHero } from '../../components/page-hero.tsx';
import { Section } from '../../components/section.tsx';
import { apiContent, headings } from './content.ts';
import { OperationEntry } from './operation-entry.tsx';
import { useApiDescription } from './use-api-description.ts';

/** Every call of the API, made from the document that describes it. */
export function Page() {
  const description = useApiDescription();
  return (
    <>
      <PageHero eyebrow="For programs" title={apiContent.title} lead={apiContent.lead}>
        <a href="/api/openapi.json" className="underline">
          {apiContent.document}
          {description !== null && description !== 'failed' ? ` ${description.info.version}` : ''}
        </a>
      </PageHero>
      <noscript>
        <p className="container-page pb-14">{apiContent.needsScript}</p>
      </noscript>
      {description === null || description === 'failed' ? (
        <p role="status" className="no-js:hidden container-page pb-20">
          {description === null ? apiContent.loading : apiContent.failed}
        </p>
      ) : (
        description.tags.map(({ name, description: said }, index) => (
          <Section
            key={name}
            id={name}
            title={headings[name] ?? name}
            lead={said}
            tone={index % 2 === 0 ? 'sunken' : 'plain'}
          >
            <ul className="grid gap-12">
              {Object.entries(description.paths).flatMap(([path, methods]) =>
                Object.entries(methods)
                  .filter(([, { tags }]) => tags.includes(name))
                  .map(([method, operation]) => (
                    <OperationEntry
                      key={operation.operationId}
                      address={{ origin: window.location.origin, path, method }}
                      operation={operation}
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
