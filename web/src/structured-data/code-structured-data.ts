import { systemName } from '../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import { codePagePath } from '../../../core/codes/explanation/code-page-path.ts';

const context = 'https://schema.org';

/** JSON-LD of a code's page: the way down to it, and the term that it is in its table. */
export function codeStructuredData(explanation: CodeExplanation, origin: string): readonly object[] {
  const { system, code, title, summary } = explanation;
  return [
    breadcrumbs(explanation, origin),
    {
      '@context': context,
      '@type': 'DefinedTerm',
      name: title,
      termCode: code,
      description: summary,
      url: origin + codePagePath(system, code),
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: systemName[system] },
    },
  ];
}

function breadcrumbs({ system, code, title, path }: CodeExplanation, origin: string): object {
  const tool = { name: 'Company code lookup', item: `${origin}/companycodelookup` };
  const above = path
    .slice(0, -1)
    .map((step) => ({ name: step.title, item: origin + codePagePath(stepSystem(system), step.code) }));
  const steps = [
    { name: 'Home', item: `${origin}/` },
    tool,
    ...above,
    { name: title, item: origin + codePagePath(system, code) },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** The sections and divisions above a UK code stand in the table of ISIC, which has them. */
function stepSystem(system: CodeExplanation['system']): CodeExplanation['system'] {
  return system === 'uksic' ? 'isic' : system;
}
