import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPraise, withoutBoilerplate } from './boilerplate.ts';

const left = (text: string): string => withoutBoilerplate(text).replace(/\s+/g, ' ').trim();

describe('withoutBoilerplate', () => {
  it.each([
    ['forward-thinking plumbing company', 'plumbing company'],
    ['Family run bakery, established 1987', 'bakery,'],
    ['a leading provider of scaffolding', 'scaffolding'],
    ['fencing, free quotes, fully insured', 'fencing, ,'],
    ['What is the SIC code for a nail bar', 'a nail bar'],
    ['which NAICS code should I use', ''],
    ['freelance photographer', 'photographer'],
    ['I look after children in my own home', 'I look after children'],
    ['care at home, and in your home', 'care at home, and in your home'],
    ['I am a self-employed electrician', 'I am a electrician'],
    ['Locally owned and operated locksmith', 'locksmith'],
    ['Trade accounts, 30-day payment terms', ','],
    ['Three generations of experience in thatching', 'in thatching'],
    ['heritage railway and family law', 'heritage railway and family law'],
  ])('leaves of "%s" only "%s"', (text, kept) => {
    expect(left(text)).toBe(kept);
  });

  it('leaves a trade alone that only resembles a set phrase', () => {
    expect(left('freight forwarding')).toBe('freight forwarding');
    expect(left('lead roofing and leaded lights')).toBe('lead roofing and leaded lights');
  });

  it('keeps every other character in its place', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const blanked = withoutBoilerplate(text);
        expect(blanked).toHaveLength(text.length);
        [...blanked].forEach((character, at) => {
          if (character !== ' ') expect(character).toBe([...text][at]);
        });
      }),
    );
  });
});

describe('isPraise', () => {
  it('knows praise from trades', () => {
    expect(['innovative', 'trusted', 'solutions'].every(isPraise)).toBe(true);
    expect(['tailored', 'growing', 'director', 'plumber'].some(isPraise)).toBe(false);
  });
});
