import { describe, expect, it } from 'vitest';
import { whoIsSoldTo } from './who-is-sold-to.ts';

describe('whoIsSoldTo', () => {
  it.each([
    'We sell shoes online',
    'selling toys on Amazon',
    'I sell flowers from a stall',
    'We sell phones to the general public',
    'Small family business selling wine direct to consumers',
    'We import rugs and sell them online',
  ])('hears the public in %j', (description) => {
    expect(whoIsSoldTo(description)).toBe('public');
  });

  it.each([
    'We sell fruit to restaurants',
    'We sell office furniture to other businesses',
    'We sell tools, trade only',
    'We supply bread to cafés and hotels',
    'We sell wine wholesale, online',
    'We import coffee from Kenya',
    'import and export of tiles',
    'Importing, distributing wine',
    'We export whisky to Japan',
  ])('hears the trade in %j', (description) => {
    expect(whoIsSoldTo(description)).toBe('trade');
  });

  it.each(['We sell garden furniture', 'Shop selling old maps'])('hears no buyer in %j', (description) => {
    expect(whoIsSoldTo(description)).toBe('unnamed');
  });

  it.each(['We sell insurance online', 'We sell software', 'selling advertising space'])(
    'hears that %j is about no goods',
    (description) => {
      expect(whoIsSoldTo(description)).toBe('no-goods');
    },
  );

  it.each([
    'We sell bread that we bake',
    'I throw mugs and plates and sell them in galleries',
    'We sell frames and fit glasses',
    'We sell feed to farmers',
    'We sell bids to the public sector',
    'Supply teachers to schools',
    'We supply feed',
    'Estate agents selling cottages',
    'Bakery',
    'Import and export agents',
    'import export company',
    'Importers and exporters of everything that we make',
    'We import data',
    '',
  ])('says nothing of %j, where more is done, or for others', (description) => {
    expect(whoIsSoldTo(description)).toBeNull();
  });
});
