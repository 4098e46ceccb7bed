import { describe, expect, it } from 'vitest';
import { inlineLabel } from './labels.ts';

const titleOf = (text: string) => inlineLabel(text, true)?.title ?? null;

describe('the label that a text opens with', () => {
  it.each([
    ['\u00a7 14 Guarantees. The company gives them.', 'Guarantees'],
    ['\u00a7 3.2 Board: three members.', 'Board'],
    ['\u00a7 3. Board: three members.', 'Board'],
    ['Option pool: 10%.', 'Option pool'],
  ])('stands behind its number: %s', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('is no sentence that goes on with those it counts', () => {
    expect(titleOf('The Fund will appoint three: myself, my sister and our attorney.')).toBeNull();
    expect(titleOf('The Fund will appoint: myself and my sister.')).toBe('The Fund will appoint');
  });
});
