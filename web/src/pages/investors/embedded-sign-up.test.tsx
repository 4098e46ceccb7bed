import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EmailMarketingService } from '../../../../core/brand/email-marketing.ts';
import { EmbeddedSignUp } from './embedded-sign-up.tsx';
import { loadEmailMarketing } from './load-email-marketing.ts';

const service: EmailMarketingService = {
  scriptUrl: 'https://forms.example/universal.js',
  globalName: 'forms',
  accountId: '424242',
  formClass: 'forms-embedded',
  formId: 'abc',
  origins: ['https://forms.example'],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document that records what is put into its head, and a window without the service's function. */
function stubPage() {
  const head: EventTarget[] = [];
  const globals: Record<string, { q?: unknown[] } | undefined> = {};
  vi.stubGlobal('window', globals);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove: () => head.pop() }),
    head: { append: (element: EventTarget) => head.push(element) },
  });
  return { head, globals };
}

describe('the embedded sign-up', () => {
  test('loads nothing by itself: there is a button, and a place for the form', () => {
    const html = renderToStaticMarkup(<EmbeddedSignUp service={service} />);
    expect(html).toContain('Show the sign-up form');
    expect(html).toContain('<div class="forms-embedded" data-form="abc"></div>');
    expect(html).not.toContain('<script');
  });

  test('fails when the script cannot be had, and leaves nothing behind', async () => {
    const { head } = stubPage();
    const loading = loadEmailMarketing(service);
    head[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(head).toEqual([]);
  });

  test("sets the operator's account and fetches the script", async () => {
    const { head, globals } = stubPage();
    const loading = loadEmailMarketing(service);
    expect(head[0]).toMatchObject({ src: 'https://forms.example/universal.js', async: true });
    expect(globals.forms?.q).toEqual([['account', '424242']]);
    head[0]?.dispatchEvent(new Event('load'));
    await loading;
  });
});
