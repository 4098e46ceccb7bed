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

/** What the page may load: its own style and the form's way back to this site. */
export const unsubscribePagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Asks before anything happens, because mail programs open links to look at them. */
export function confirmationPage(): string {
  return page(
    'Leave the mailing list?',
    `<p>One click takes your address off the ${brand.name} mailing list. Your other details are deleted at once, the address itself within 30 days.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
  );
}

export function goodbyePage(): string {
  return page(
    'You have left the mailing list',
    `<p>You will get no more mail from us. If that was a mistake, sign up again with any form on <a href="/">our site</a>.</p>`,
  );
}

/** @param message a sentence of ours, never input */
export function failurePage(message: string): string {
  const { user, domain } = brand.contactEmail;
  return page(
    'That did not work',
    `<p>${message}</p><p>You can also write to <a href="mailto:${user}@${domain}">${user}@${domain}</a>.</p>`,
  );
}

function page(title: string, content: string): string {
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
