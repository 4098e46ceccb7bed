import { createHash } from 'node:crypto';
import { brand } from '../../../core/brand/brand.ts';

const style = `
:root{color-scheme:light dark;--paper:#FBF8F1;--ink:#16241F;--green:#0E4B3C;--on-green:#FBF8F1}
@media (prefers-color-scheme:dark){:root{--paper:#0D1512;--ink:#EFEBE0;--green:#9AD1BE;--on-green:#0D1512}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:4rem 1.5rem}
h1{font:600 2rem/1.2 Georgia,serif}
a{color:var(--green)}
button{min-height:44px;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:var(--green);color:var(--on-green);font:inherit;cursor:pointer}
:focus-visible{outline:3px solid var(--green);outline-offset:3px}`;

/** What a page behind the link of a mail may load: its own style and the form's way back to this site. */
export const mailingPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A small page that works without script. Title and content are ours, never input. */
export function mailingPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;
}

/** A button that sends the page's own address back, token included. */
export function confirmingButton(label: string): string {
  return `<form method="post"><button type="submit">${label}</button></form>`;
}

/** @param message a sentence of ours, never input */
export function failurePage(message: string): string {
  const { user, domain } = brand.contactEmail;
  return mailingPage(
    'That did not work',
    `<p>${message}</p><p>You can also write to <a href="mailto:${user}@${domain}">${user}@${domain}</a>.</p>`,
  );
}
