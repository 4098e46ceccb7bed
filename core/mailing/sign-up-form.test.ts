import { describe, expect, it } from 'vitest';
import { parseSignUpForm } from './sign-up-form.ts';

const limits = [
  ['name', 200],
  ['company', 200],
  ['phone', 50],
  ['message', 2000],
] as const;

describe('a field of a sign-up', () => {
  it.each(limits)('takes a %s of %i characters', (field, limit) => {
    const text = 'a'.repeat(limit);
    expect(parseSignUpForm({ [field]: text })).toMatchObject({ ok: true, value: { [field]: text } });
  });

  it.each(limits)('says how long a %s may be when it has more than %i characters', (field, limit) => {
    expect(parseSignUpForm({ [field]: 'a'.repeat(limit + 1) })).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: `Please keep the ${field} under ${limit + 1} characters.` },
    });
  });

  it('is measured without the spaces around it', () => {
    const { name, company, phone, message } = {
      name: 'a'.repeat(200),
      company: 'b'.repeat(200),
      phone: '1'.repeat(50),
      message: 'c'.repeat(2000),
    };
    const padded = {
      name: ` ${name} `,
      company: ` ${company} `,
      phone: ` ${phone} `,
      message: `\n${message}\n`,
    };
    expect(parseSignUpForm(padded)).toMatchObject({ ok: true, value: { name, company, phone, message } });
  });

  it.each(['name', 'company', 'phone'])('is one line as a %s, and says so', (field) => {
    expect(parseSignUpForm({ [field]: 'one\ntwo' })).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: `Please write the ${field} as plain text on one line.` },
    });
  });

  it('may have many lines as a message', () => {
    const message = 'Dear all,\r\n\r\n\tgood morning';
    expect(parseSignUpForm({ message })).toMatchObject({ ok: true, value: { message } });
  });

  it('says what is wanted where it is no text', () => {
    expect(parseSignUpForm({ name: 5 })).toEqual({
      ok: false,
      error: { code: 'malformed-input', message: 'Please send the sign-up as fields of text.' },
    });
  });
});

describe('a sign-up form', () => {
  it('may leave out every field', () => {
    expect(parseSignUpForm({})).toEqual({
      ok: true,
      value: {
        email: '',
        name: '',
        company: '',
        phone: '',
        message: '',
        source: 'codes',
        isFromRobot: false,
      },
    });
  });

  it.each([
    ['Ada', undefined, 'Ada'],
    [undefined, 'Shaw', 'Shaw'],
    ['', 'Shaw', 'Shaw'],
    ['Ada', 'Shaw', 'Ada Shaw'],
  ])('joins the first name %j and the last name %j', (firstName, lastName, name) => {
    expect(parseSignUpForm({ firstName, lastName })).toMatchObject({ value: { name } });
  });

  it('has the first and the last name where the field of the whole name is blank', () => {
    expect(parseSignUpForm({ name: ' ', firstName: 'Ada', lastName: 'Shaw' })).toMatchObject({
      value: { name: 'Ada Shaw' },
    });
  });

  it('may have a message of several lines, but no control characters', () => {
    expect(parseSignUpForm({ message: 'Hello\nthere' })).toMatchObject({ ok: true });
    expect(parseSignUpForm({ message: 'Hello\u0007' })).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: 'Please write the message as plain text.' },
    });
  });

  it('comes from a robot only if something stands in the field that people do not see', () => {
    expect(parseSignUpForm({ website: ' ' })).toMatchObject({ value: { isFromRobot: false } });
    expect(parseSignUpForm({ website: 'x' })).toMatchObject({ value: { isFromRobot: true } });
  });
});
