import { describe, expect, it } from 'vitest';
import { reportPlace, reportPlaces } from './report-place.ts';

describe('the place of a report', () => {
  it.each([
    ['b.pdf', 'b.pdf'],
    ['./offers//later/b.pdf', 'offers/later/b.pdf'],
    ['/home/ada/offers/b.pdf', 'offers/b.pdf'],
    ['../deals/b.pdf', 'deals/b.pdf'],
    ['/srv/deals/b.pdf', 'srv/deals/b.pdf'],
    ['-', 'stdin'],
  ])('of %s is %s, never above the folder of reports', (sheet, place) => {
    expect(reportPlace(sheet, '/home/ada')).toBe(place);
  });

  it('is one for a document that is named twice, and refused for two documents', () => {
    expect([...reportPlaces(['a/b.pdf', './a/b.pdf'], '/home/ada').values()]).toEqual(['a/b.pdf', 'a/b.pdf']);
    expect(() => reportPlaces(['a/b.pdf', '../a/b.pdf'], '/home/ada')).toThrow(
      'a/b.pdf and ../a/b.pdf would have the same report',
    );
  });
});
