import type { CodeSuggestion } from '../../core/codes/classification.ts';

/** One code a paragraph: code and title, then where it lies and what led to it. */
export function renderCodeList(codes: readonly CodeSuggestion[], indent = ''): string {
  return codes.map((code) => renderCode(code, indent)).join('');
}

function renderCode(
  { code, title, path, matched, description, via }: CodeSuggestion,
  indent: string,
): string {
  const above = (path ?? []).slice(0, -1).map((step) => step.title);
  const below = `${indent}${' '.repeat(12)}`;
  const lines = [
    `${indent}${code.padEnd(12)}${title}`,
    ...(above.length > 0 ? [`${below}in ${above.join(' > ')}`] : []),
    ...(matched && matched.length > 0
      ? [`${below}${via === 'concordance' ? 'linked to' : 'matched'} ${matched.slice(0, 3).join('; ')}`]
      : []),
    ...(description ? [`${below}${description}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
