import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests } from './testing/browser.ts';
import { type ForeignSite, startForeignSite } from './testing/foreign-site.ts';
import { type RunningProduct, startProduct } from './testing/start-product.ts';

const visit = browserForTests();
let product: RunningProduct;
let foreign: ForeignSite;

beforeAll(async () => {
  foreign = await startForeignSite(
    () =>
      `<form method="post" action="${product.origin}/api/contact"><input name="email" value="stranger@mill.example"><button>Win</button></form>`,
  );
  product = await startProduct({ ALLOWED_ORIGINS: `http://localhost:${foreign.port}` });
});
afterAll(async () => {
  await product.stop();
  await foreign.stop();
});

/** A page of another site; its visitors have no script of ours to wait for. */
const visitForeign = (host: string, path = '/') =>
  visit(`http://${host}:${foreign.port}${path}`, { javaScriptEnabled: false });

describe('a page of another site', () => {
  test.each([
    ['/', (origin: string) => origin],
    ['/sandboxed', () => 'null'],
  ])('cannot put its visitors on the list with a form: %s', async (path, originOf) => {
    const page = await visitForeign('127.0.0.1', path);
    const asked = page.waitForRequest('**/api/contact');
    await page.getByRole('button').click();
    const request = await asked;
    expect((await request.allHeaders()).origin).toBe(originOf(`http://127.0.0.1:${foreign.port}`));
    const answer = await request.response();
    expect(answer?.status()).toBe(403);
    expect(await answer?.json()).toMatchObject({ code: 'cross-site' });
  });
});

test('a site that the operator allows may post with credentials and read the answer', async () => {
  const page = await visitForeign('localhost');
  // Scripts of the page itself are off; this one is the test's.
  const answer = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'partner@mill.example' }),
    });
    return { status: response.status, body: await response.json(), id: response.headers.get('x-request-id') };
  }, `${product.origin}/api/contact`);
  expect(answer).toEqual({ status: 200, body: { status: 'ok' }, id: expect.stringMatching(/^[\w-]{36}$/) });
});
