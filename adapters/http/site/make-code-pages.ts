import { createHash } from 'node:crypto';
import { taxonomySystems } from '../../../core/codes/classification.ts';
import type { CodeTables } from '../../../core/codes/code-tables.port.ts';
import { typeOfSystem } from '../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import { codePagePath, readCodePagePath } from '../../../core/codes/explanation/code-page-path.ts';
import { explainInTable } from '../../../core/codes/explanation/explain-code.ts';
import type { CodePages } from './code-pages.ts';
import { contentSecurityPolicyOf } from './content-security-policy.ts';

/** The site's own code for the parts of a page that differ from code to code. */
export type RenderCodePage = (
  explanation: CodeExplanation,
  origin: string,
) => Promise<{ readonly head: string; readonly body: string }>;

/** What the pages are made of. */
export interface CodePageParts {
  readonly tables: CodeTables;
  readonly render: RenderCodePage;
  /** A page with `<!--head-->` and `<!--app-->` left open, as the build of the site writes it. */
  readonly template: string;
  /** Of canonical addresses, `https://example.org`. */
  readonly origin: string;
}

/** Makes the pages of the codes from the tables, the template of the site and its own components. */
export function makeCodePages({ tables, render, template, origin }: CodePageParts): CodePages {
  const release = createHash('sha256').update(template).update(origin);
  return {
    find: async (path) => {
      const address = readCodePagePath(path);
      if (address === null) return null;
      const explained = explainInTable(tables, typeOfSystem[address.system], address.code);
      // A retired code has no place in its table, and no page.
      if (!explained.ok || !tables.entry(address.system, explained.value.code)) return null;
      const { value } = explained;
      const canonical = codePagePath(value.system, value.code);
      if (canonical !== path) return { kind: 'moved', path: canonical };
      const tag = release.copy().update(JSON.stringify(value)).digest('base64url').slice(0, 22);
      const etag = `W/"${tag}"`;
      return { kind: 'page', etag, make: async () => pageOf(await render(value, origin), template, etag) };
    },
    paths: () =>
      taxonomySystems.flatMap((system) =>
        tables.entries(system).map(({ code }) => codePagePath(system, code)),
      ),
  };
}

function pageOf({ head, body }: { head: string; body: string }, template: string, etag: string) {
  const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
  return { html, etag, contentSecurityPolicy: contentSecurityPolicyOf(html) };
}
