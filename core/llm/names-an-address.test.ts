import { expect, it } from 'vitest';
import { namesAnAddress } from './names-an-address.ts';

it.each([
  'Sign today at https://offers.example/sign.',
  'See www.offers.example for the terms.',
  'Visit quick-sign.io now.',
  'Write to deals@offers.example.',
  'Call +44 20 7946 0000 before you sign.',
])('%j sends the reader elsewhere', (sentence) => expect(namesAnAddress(sentence)).toBe(true));

it.each([
  'The board has five directors.',
  'The price is £1.50 a share, i.e. the same as before.',
  'Costs of up to £20,000.The company pays them.',
  'Ask for pari passu treatment (see section 3.2).',
])('%j does not', (sentence) => expect(namesAnAddress(sentence)).toBe(false));
