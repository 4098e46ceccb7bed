import { expect, it } from 'vitest';
import { isDeniedItem } from './denied-item.ts';

it.each([
  ['Weekly reports, log-ins to the systems and unannounced visits are not owed to any shareholder.', true],
  ['Monthly not needed, weekly not needed.', true],
  ['Weekly reporting, which you will have seen in our old form, is no longer asked for.', true],
  ['Accounts each quarter, no weekly reports.', true],
  ['Weekly reports are not due before Tuesday.', false],
  ['Weekly reports are not required until the first default.', false],
  ['Weekly reports go to the fund, which is not required to read them.', false],
  ['Weekly reports; an audit is not required.', false],
  ['Not later than Tuesday, weekly reports.', false],
])('%s %s', (text, denied) => {
  const start = text.toLowerCase().indexOf('weekly');
  expect(isDeniedItem(text, start, start + 'weekly'.length)).toBe(denied);
});
