import { useState } from 'react';
import type { EmailMarketingService } from '../../../../core/brand/email-marketing.ts';
import { Button } from '../../components/button.tsx';
import { investors } from './content.ts';
import { loadEmailMarketing } from './load-email-marketing.ts';

const words = investors.signUp.embed;

/** The sign-up form of an e-mail-marketing service. Nothing of it is fetched before the visitor asks. */
export function EmbeddedSignUp({ service }: { readonly service: EmailMarketingService }) {
  const [state, setState] = useState<'waiting' | 'asked' | 'failed'>('waiting');

  async function show() {
    setState('asked');
    try {
      await loadEmailMarketing(service);
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="max-w-xl">
      <p className="text-muted">{words.text}</p>
      {state === 'asked' ? null : (
        <Button className="mt-5" onClick={() => void show()}>
          {words.button}
        </Button>
      )}
      {state === 'failed' ? <p className="mt-4 font-medium text-bad">{words.failure}</p> : null}
      {/* The service's script looks for this element and fills it. */}
      <div className={service.formClass} data-form={service.formId} />
    </div>
  );
}
