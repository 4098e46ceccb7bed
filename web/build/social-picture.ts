import { brand } from '../../core/brand/brand.ts';
import type { BuiltRoute } from './server-bundle.ts';

/** Longest line of the heading, in characters, that fits the picture. */
const lineLength = 24;

/** The link-preview picture of a page as SVG, 1200 by 630. */
export function socialPicture(route: Pick<BuiltRoute, 'path' | 'name' | 'description'>): string {
  const heading = wrapped(route.path === '/' ? brand.tagline : route.name, lineLength);
  const text = wrapped(route.description, 62).slice(0, 3);
  const headingTop = 310 - (heading.length - 1) * 40;
  const textTop = headingTop + heading.length * 86 + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#fbf8f1"/>
  <rect x="0" y="0" width="18" height="630" fill="#0e4b3c"/>
  <g fill="none" stroke="#0e4b3c" stroke-opacity="0.16" stroke-width="2">
    <circle cx="1080" cy="560" r="120"/><circle cx="1080" cy="560" r="190"/><circle cx="1080" cy="560" r="260"/><circle cx="1080" cy="560" r="330"/>
  </g>
  <circle cx="1080" cy="560" r="16" fill="#f2a81d"/>
  <g transform="translate(90 78) scale(1.9)">
    <rect width="32" height="32" rx="8" fill="#0e4b3c"/>
    <path d="M8 9.5h16M8 16h8M8 22.5h5" fill="none" stroke="#f8f5ec" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M15.5 20.5l3.6 3.6L25 15" fill="none" stroke="#f2a81d" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
  <text x="170" y="122" font-family="Fraunces" font-size="44" fill="#16241f">${escaped(brand.name)}</text>
  ${lines(heading, headingTop, 86, 'font-family="Fraunces" font-size="78" fill="#16241f" letter-spacing="-1.5"')}
  ${lines(text, textTop, 42, 'font-family="Inter" font-size="28" fill="#4c5a53"')}
</svg>`;
}

function lines(texts: readonly string[], top: number, step: number, look: string): string {
  return texts
    .map((line, index) => `<text x="90" y="${top + index * step}" ${look}>${escaped(line)}</text>`)
    .join('\n  ');
}

/** Breaks a text into lines of at most `length` characters, between words. */
export function wrapped(text: string, length: number): string[] {
  const result: string[] = [];
  for (const word of text.split(' ')) {
    const last = result.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
