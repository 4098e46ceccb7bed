import { brand } from '../../../core/brand/brand.ts';
import { shortSystemName, systemName } from '../../../core/codes/existing-code/system-names.ts';
import type { CodeExplanation } from '../../../core/codes/explanation/code-explanation.ts';
import { codePagePath } from '../../../core/codes/explanation/code-page-path.ts';
import type { SiteRoute } from './site-route.ts';

// Search results cut what is longer.
const longestTitle = 60;
const longestDescription = 155;

/** What is said of the page of one code, as of every other page. */
export function codePageNames({
  system,
  code,
  title,
}: Pick<CodeExplanation, 'system' | 'code' | 'title'>): Pick<
  SiteRoute,
  'path' | 'name' | 'title' | 'description'
> {
  const name = `${shortSystemName[system]} ${code}`;
  const whole = `${name}: ${title} | ${brand.name}`;
  return {
    path: codePagePath(system, code),
    name,
    title: whole.length <= longestTitle ? whole : cutAt(`${name}: ${title}`, longestTitle),
    description: descriptionOf(`${systemName[system]} code ${code}`, title),
  };
}

function descriptionOf(name: string, title: string): string {
  const promise =
    ': what it covers, its counterparts in other tables, and the codes near it with how they differ.';
  return `${name}, ${cutAt(title, longestDescription - name.length - 2 - promise.length)}${promise}`;
}

function cutAt(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;]$/, '')}…`;
}
