import { describe } from 'vitest';
import { letter, readsDescribed } from '../testing/described-case.ts';
import { founderWarranties } from './founder-warranties.ts';
import { leaver } from './leaver.ts';
import { lockUp } from './lock-up.ts';
import { nonCompete } from './non-compete.ts';
import { vesting } from './vesting.ts';

describe('founder terms that are described and not named', () => {
  readsDescribed([
    {
      text: letter(
        'Earning your shares. You earn them over four years, and none of them counts until you have done a full year.',
      ),
      clause: vesting,
      facts: { vestingMonths: 48, cliffMonths: 12 },
    },
    {
      text: 'Founders: three-year vesting, monthly; bad leaver only for fraud; non-compete 12 months',
      clause: vesting,
      facts: { vestingMonths: 36 },
    },
    {
      text: letter(
        'If you walk away of your own accord you hand back everything you hold, for the penny a share you paid.',
      ),
      clause: leaver,
      facts: { badLeaverIncludesResignation: true },
      rating: 'Red',
    },
    {
      text: 'No founder will, for 30 months after leaving, take part in a business like the Company\u2019s.',
      clause: nonCompete,
      facts: { nonCompeteMonths: 30 },
      rating: 'Red',
    },
    {
      text: 'Restrictive covenants last for 12 months after employment ends.',
      clause: nonCompete,
      facts: { nonCompeteMonths: 12 },
    },
    {
      text: letter(
        'Each of you will, without limit in amount, stand behind the statements made about the company.',
      ),
      clause: founderWarranties,
      facts: { founderWarranties: 'uncapped' },
      rating: 'Red',
    },
    {
      text: 'Staying: Founders keep all of their shares for four years.',
      clause: lockUp,
      facts: { lockUpMonths: 48 },
      rating: 'Red',
    },
    {
      text: letter('Your stock starts vesting again from scratch over four years with a one-year cliff.'),
      clause: vesting,
      facts: { vestingMonths: 48, cliffMonths: 12 },
      rating: 'Red',
    },
  ]);
});
