import { describe, expect, it } from 'vitest';
import { alsoDescribed } from './described-topic.ts';

describe('alsoDescribed', () => {
  const topic = { titles: /^drag/i, grants: /\bdrag/i, isGrantedByTitle: true };
  const widened = alsoDescribed({ titles: /^being made to sell$/i }, topic);

  it('keeps the names and adds the description', () => {
    expect(widened.titles.test('Drag-along')).toBe(true);
    expect(widened.titles.test('Being made to sell')).toBe(true);
    expect(widened.titles.test('Board')).toBe(false);
  });

  it('leaves what is not described as it was', () => {
    expect(widened.grants).toBe(topic.grants);
    expect(widened.isGrantedByTitle).toBe(true);
    expect(topic.titles.test('Being made to sell')).toBe(false);
  });
});
