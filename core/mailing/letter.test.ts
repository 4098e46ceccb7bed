import { expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { escapeHtml } from '../escape-html.ts';
import { letter } from './letter.ts';

const { legalName, registration, address } = brand.company;
const written = letter(['Dear Mill & Sons,', 'One < two.'], {
  url: 'https://fettle.example/leave?a=1&b=2',
  label: 'Leave & forget',
});

it('is plain text with an empty line between paragraphs, the link by itself and who we are at the end', () => {
  expect(written.text).toBe(
    `Dear Mill & Sons,\n\nOne < two.\n\nhttps://fettle.example/leave?a=1&b=2\n\n\n\n${legalName}\n${registration}\n${address}`,
  );
});

it('is HTML that says the same, each line of who we are on a line of its own', () => {
  expect(written.html.split('\n')).toEqual([
    '<p>Dear Mill &amp; Sons,</p>',
    '<p>One &lt; two.</p>',
    '<p><a href="https://fettle.example/leave?a=1&amp;b=2">Leave &amp; forget</a></p>',
    `<p>${[legalName, registration, address].map(escapeHtml).join('<br>')}</p>`,
  ]);
});
