import { taxonomySystems } from '../../core/codes/classification.ts';
import { systemName } from '../../core/codes/existing-code/system-names.ts';
import type { Concordance, LookedUpCode } from '../../core/codes/looked-up-code.ts';

const mostTerms = 12;

/** Everything about one or several codes, for a terminal. */
export function renderLookedUpCodes(codes: readonly LookedUpCode[]): string {
  return codes.map(renderLookedUpCode).join('\n');
}

/** Everything about one code, for a terminal. */
export function renderLookedUpCode({
  system,
  code,
  title,
  path,
  children,
  indexTerms,
  concordances,
  notes,
}: LookedUpCode): string {
  const lines = [`${systemName[system]} ${code} ${title}`];
  for (const note of notes) lines.push(`  ${note}`);
  const above = path.slice(0, -1);
  if (above.length > 0) {
    lines.push('  In:');
    above.forEach((step, depth) => {
      lines.push(`    ${'  '.repeat(depth)}${step.code} ${step.title}`);
    });
  }
  if (children.length > 0) {
    lines.push('  Below it:');
    for (const child of children) lines.push(`    ${child.code} ${child.title}`);
  }
  for (const other of taxonomySystems) {
    const links = concordances.filter((link) => link.system === other);
    if (links.length > 0) lines.push(`  ${systemName[other]}:`, ...links.map(renderLink));
  }
  if (indexTerms.length > 0) {
    const more = indexTerms.length > mostTerms ? `; and ${indexTerms.length - mostTerms} more` : '';
    lines.push(`  Covers: ${indexTerms.slice(0, mostTerms).join('; ')}${more}`);
  }
  return `${lines.join('\n')}\n`;
}

function renderLink({ code, title, match }: Concordance): string {
  return `    ${code} ${title}${match === 'partial' ? ' (partial)' : ''}`;
}
