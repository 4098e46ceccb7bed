import { MailAddressText } from './mail-address.tsx';

/** Says why nothing happens, to visitors whose browser does not run our script. */
export function NeedsScript({ tool }: { readonly tool: string }) {
  return (
    <noscript>
      <p className="mb-6 rounded-card border border-caution/40 bg-caution-soft p-4 text-caution">
        {tool} works with JavaScript, which is off in your browser. Switch it on for this site, or write to us
        at <MailAddressText /> and we will help. Everything else on this page can be read without it.
      </p>
    </noscript>
  );
}
