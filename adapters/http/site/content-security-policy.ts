import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /<[a-z][^>]*?\sstyle="([^"]*)"/gi;
const executableType = /\btype="?(module|text\/javascript|importmap|speculationrules)\b/i;

/**
 * The policy of one prerendered page: everything from this site, and of inline code exactly what the page was
 * built with, by hash. A prerendered page cannot carry a nonce, because nonces are made per request.
 * @param embedded origins of another service that this page alone may load from, such as a sign-up form's.
 */
export function contentSecurityPolicyOf(html: string, embedded: readonly string[] = []): string {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => isExecutable(attributes))
    .map(([, , code = '']) => hashSource(code));
  const styles = [...html.matchAll(inlineStyle)].map(([, code = '']) => hashSource(code));
  const attributes = [...html.matchAll(styleAttribute)].map(([, css = '']) => hashSource(unescapeHtml(css)));
  const from = (directive: string) => sources(directive, embedded, []);
  return [
    "default-src 'none'",
    sources('script-src', [...scripts, ...embedded]),
    sources('style-src', [...styles, ...embedded]),
    ...(attributes.length > 0 ? [sources("style-src-attr 'unsafe-hashes'", attributes, [])] : []),
    from("img-src 'self' data:"),
    from("font-src 'self'"),
    from("connect-src 'self'"),
    "manifest-src 'self'",
    from("form-action 'self'"),
    ...(embedded.length > 0 ? [from('frame-src')] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

function sources(directive: string, hashes: readonly string[], own = ["'self'"]): string {
  return [directive, ...own, ...new Set(hashes)].join(' ');
}

/** Data blocks such as JSON-LD are not code, and a script with an address is covered by 'self'. */
function isExecutable(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  return !/\btype\s*=/i.test(attributes) || executableType.test(attributes);
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
