import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Auditor, openAuditor } from './testing/audit-page.ts';
import { screenPaths } from './testing/paths.ts';

/**
 * What Lighthouse judges without a clock. Its score for performance is a matter of the machine's speed:
 * `testing/measure-lighthouse.ts` measures it, and first-load.test.ts weighs what a first visit fetches.
 */
const categories = ['accessibility', 'best-practices', 'seo'] as const;
/** The parts of the score for performance that are counted, not timed. */
const counted = ['cumulative-layout-shift', 'total-byte-weight', 'uses-text-compression'] as const;

let auditor: Auditor;
beforeAll(async () => {
  auditor = await openAuditor();
});
afterAll(() => auditor.close());

describe('Lighthouse on a phone', () => {
  test.each(screenPaths)('%s has 100 for all that is not timed', async (path) => {
    const { audits, categories: scores } = await auditor.audit(new URL(path, inject('siteOrigin')).href, {
      onlyCategories: [...categories],
      onlyAudits: [...counted],
    });
    // An audit that could not be made leaves its category without a score; its message says why.
    const unmade = Object.values(audits).flatMap(({ id, errorMessage }) =>
      errorMessage ? [`${id}: ${errorMessage}`] : [],
    );
    expect(unmade.join('\n')).toBe('');
    for (const category of categories) expect(scores[category]?.score, category).toBe(1);
    for (const name of counted) expect(audits[name]?.score, name).toBe(1);
  });
});
