import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSmtp, type TestSmtpServer } from '../../adapters/mail/testing/start-test-smtp.ts';
import { browserForTests } from './testing/browser.ts';
import { type RunningProduct, startProduct } from './testing/start-product.ts';
import { seesToast } from './testing/toasts.ts';

const visit = browserForTests();
const asked = 'Please confirm by the link in the mail we send you';
let product: RunningProduct;
let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startTestSmtp();
  product = await startProduct({ SIGN_UP_CONFIRMATION: 'on', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
afterAll(async () => {
  await product.stop();
  await smtp.close();
});

const open = (path: string, javaScriptEnabled = true) =>
  visit(path, { baseURL: product.origin, javaScriptEnabled });
const email = (page: Page) => page.locator('#contact').getByRole('textbox', { name: 'Email' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The link in the mail to an address whose subject begins so, on the port that the product really has. */
async function linkInMail(to: string, subject: string, label: string): Promise<string> {
  const mail = () =>
    smtp.received.find((one) => one.to.includes(to) && one.mail.subject?.startsWith(subject))?.mail;
  await expect.poll(mail, { timeout: 60_000 }).toBeDefined();
  const [, address = ''] = new RegExp(`<a href="([^"]+)">${label}</a>`).exec(mail()?.html ?? '') ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}

test('the landing form, the newsletter and the form without script ask to confirm and claim no more', async () => {
  const landing = await open('/');
  await email(landing).fill('landing@mill.example');
  await button(landing, 'Send my details').click();
  await seesToast(landing, 'status', 'Please confirm', asked);
  await landing.locator('#contact').getByText(asked).waitFor();
  expect(await landing.getByText("We'll be in touch soon").count()).toBe(0);

  const codes = await open('/companycodelookup');
  await codes.getByRole('textbox', { name: 'Email' }).fill('codes@mill.example');
  await button(codes, 'Subscribe').click();
  await seesToast(codes, 'status', 'Please confirm', asked);

  const plain = await open('/', false);
  await email(plain).fill('plain@mill.example');
  await button(plain, 'Send my details').click();
  await plain.waitForURL('**/#to-confirm');
  expect(await plain.locator('#to-confirm').isVisible()).toBe(true);
  expect(await plain.locator('#sent').isVisible()).toBe(false);
});

test('the link of the mail leads to a button that joins, and the one of the welcome to a button that leaves', async () => {
  const landing = await open('/');
  await email(landing).fill('ada@mill.example');
  await button(landing, 'Send my details').click();
  await seesToast(landing, 'status', 'Please confirm', asked);

  const joining = await open(await linkInMail('ada@mill.example', 'Please confirm', 'Confirm'), false);
  await joining.getByRole('heading', { name: 'Join the mailing list?' }).waitFor();
  await button(joining, 'Confirm').click();
  await joining.getByRole('heading', { name: 'You are on the mailing list' }).waitFor();

  const leaving = await open(await linkInMail('ada@mill.example', 'Welcome', 'Unsubscribe'), false);
  await button(leaving, 'Unsubscribe').click();
  await leaving.getByRole('heading', { name: 'You have left the mailing list' }).waitFor();
});
