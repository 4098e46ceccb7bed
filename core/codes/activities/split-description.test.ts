import { describe, expect, it } from 'vitest';
import { activityLabel } from './activity-label.ts';
import { splitDescription } from './split-description.ts';

const texts = (description: string) =>
  splitDescription(description).map((parts) => parts.map(({ text }) => text));

describe('splitDescription', () => {
  it.each([
    ['a pub with guest rooms', 'a pub', 'guest rooms'],
    ['We sell boats and run a sailing school.', 'We sell boats', 'run a sailing school'],
    ['A dairy farm, and also a campsite', 'A dairy farm', 'a campsite'],
    ['Bookshop as well as a coffee bar', 'Bookshop', 'a coffee bar'],
    ['We sell phones and also used laptops', 'We sell phones', 'used laptops'],
    ['A web agency and also a no-code platform', 'A web agency', 'a no-code platform'],
  ])('cuts %j', (description, first, second) => {
    expect(texts(description)).toContainEqual([first, second]);
  });

  it.each([
    'accountants for pubs and hotels',
    'a nursery with no staff',
    'a dentist with two hundred patients and 12 staff',
    'software firm with clients in hotels',
    'We buy and sell antiques',
    'Stone cut and fitted, we have a bridge saw and a lathe',
    `${'word '.repeat(90)} with guest rooms`,
  ])('leaves %j whole', (description) => {
    const parts = texts(description).filter(([, second]) => !second?.startsWith('two'));
    expect(parts).toEqual([]);
  });

  it('weighs a part that is said to be the main one', () => {
    const [[first, second] = []] = splitDescription('A campsite with a farm shop, mainly the farm shop');
    expect(second?.weight).toBeGreaterThan(first?.weight ?? 1);
  });
});

describe('activityLabel', () => {
  it.each([
    ['We run a small family pub', 'Pub'],
    ['guest rooms', 'Guest rooms'],
    ['I am a plumber', 'Plumber'],
  ])('names %j %j', (text, label) => {
    expect(activityLabel(text)).toBe(label);
  });

  it('cuts a story', () => {
    expect(activityLabel('x'.repeat(200))).toHaveLength(60);
  });
});
