import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { composeConfirmation, composeNotification, composeWelcome } from './compose-mail.ts';
import { aSignUp, aSubscriber } from './testing/a-subscriber.ts';

const messageId = '<mail-1@fettle.example>';
const settings = {
  from: 'Fettle <hello@fettle.example>',
  operator: 'boss@fettle.example',
  publicUrl: 'https://fettle.example',
};
const { legalName, registration, address } = brand.company;
const signature = `\n\n\n\n${legalName}\n${registration}\n${address}`;

describe('the welcome', () => {
  const unsubscribeUrl = 'https://fettle.example/api/unsubscribe?token=signed';
  const welcome = composeWelcome(aSubscriber(), settings, { messageId, unsubscribeUrl });

  it('says what was joined, what will come, why it came and how to leave', () => {
    expect(welcome).toMatchObject({
      subject: `Welcome to the ${brand.name} mailing list`,
      text: [
        `Thank you for joining the ${brand.name} mailing list.`,
        'We write now and then with practical notes for people who run small firms. No spam, unsubscribe anytime.',
        'You are on the list because this address was entered at https://fettle.example on 2026-03-01. If that was not you, one click takes it off again:',
        `${unsubscribeUrl}${signature}`,
      ].join('\n\n'),
    });
  });

  it('has the way out as a link that says what it does', () => {
    expect(welcome.html).toContain(`<p><a href="${unsubscribeUrl}">Unsubscribe</a></p>`);
  });
});

describe('the question to the owner of an address', () => {
  const confirmationUrl = 'https://fettle.example/api/confirm?token=signed';
  const expiresAt = new Date('2026-03-04T09:30:00.000Z');
  const question = composeConfirmation(aSignUp(), settings, { messageId, confirmationUrl, expiresAt });

  it('says where and when the address was entered, what happens without an answer, and until when to give one', () => {
    expect(question).toMatchObject({
      subject: `Please confirm: the ${brand.name} mailing list`,
      text: [
        `Somebody entered this address at https://fettle.example on 2026-03-01 to join the ${brand.name} mailing list.`,
        'If that was not you, please do nothing: you are not on the list, and the address is deleted within a few days.',
        'If it was you, please confirm it. The link works until 2026-03-04 09:30 UTC:',
        `${confirmationUrl}${signature}`,
      ].join('\n\n'),
    });
  });

  it('has the answer as a link that says what it does', () => {
    expect(question.html).toContain(`<p><a href="${confirmationUrl}">Confirm</a></p>`);
  });
});

describe('the note to the operator', () => {
  const to = { messageId, operator: settings.operator };

  it('has a line for everything that was entered, the message last because it may have many', () => {
    expect(composeNotification(aSubscriber(), settings, to)).toEqual({
      messageId,
      from: settings.from,
      to: settings.operator,
      subject: 'New sign-up (landing)',
      text: [
        'Address: ada@mill.example',
        'Name: Ada Shaw',
        'Company: Mill & Sons',
        'Phone: +44 20 7946 0000',
        'Form: landing',
        'When: 2026-03-01T09:30:00.000Z',
        'Message: Two lines',
        'of text',
      ].join('\n'),
    });
  });

  it('shows a dash for what was left empty, and when the address was confirmed', () => {
    const confirmedAt = '2026-03-02T10:00:00.000Z';
    const quiet = aSubscriber({
      source: 'codes',
      name: '',
      company: '',
      phone: '',
      message: '',
      confirmedAt,
    });
    expect(composeNotification(quiet, settings, to).text).toBe(
      [
        'Address: ada@mill.example',
        'Name: -',
        'Company: -',
        'Phone: -',
        'Form: codes',
        'When: 2026-03-01T09:30:00.000Z',
        'Confirmed: 2026-03-02T10:00:00.000Z',
        'Message: -',
      ].join('\n'),
    );
  });
});
