import { describe, expect, it } from 'vitest';
import { forwardedMailStart, quotedMailStart } from './quoted-mail.ts';

const reply =
  'On Mon, 10 Mar 2025 at 9:15 AM Priya Raman <priya@example.com> wrote:\n> We had hoped for $8M pre.';

describe('quotedMailStart', () => {
  it('finds the earlier mail below the offer', () => {
    const offer = 'Hi Priya, here is our offer: $6M pre, $1.5M in, one board seat. '.repeat(4);
    const text = `${offer}\n\n${reply}`;
    expect(quotedMailStart(text)).toBe(text.indexOf('On Mon'));
  });

  it('keeps an offer that is only forwarded', () => {
    expect(quotedMailStart(`FYI, see below.\n\n${reply}`)).toBeNull();
  });

  it('finds none where nothing is quoted', () => {
    expect(quotedMailStart('On Monday the investor wrote a cheque.')).toBeNull();
  });
});

describe('forwardedMailStart', () => {
  it('finds the offer below a short note, and nothing below a long one', () => {
    const forwarded = `Agreed, with 30 days.\n\n${reply}`;
    expect(forwardedMailStart(forwarded)).toBe(forwarded.indexOf('On Mon'));
    expect(forwardedMailStart(`${'Here is our offer in full. '.repeat(9)}\n\n${reply}`)).toBeNull();
  });
});
