import { describe, expect, it } from 'vitest';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { rolesOfCode } from '../../core/codes/questions/role-of-code.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const goods = [
  'books',
  'mattresses',
  'pet food',
  'musical instruments',
  'tyres',
  'hats',
  'televisions',
  'beer',
];

async function firstRoles(description: string) {
  const answer = await classifyBusiness({ tables: sharedCodeTables() }, { businessDescription: description });
  if (!answer.ok) throw new Error(answer.error.message);
  const { suggestions } = answer.value;
  return (['naics', 'sic', 'isic'] as const).map((system) =>
    rolesOfCode(system, suggestions[system][0]?.code ?? ''),
  );
}

describe('a firm that sells', () => {
  it.each(['we sell %s', 'we sell %s online', 'selling %s to the public'])(
    'is a retailer by %j, whatever the goods',
    async (sentence) => {
      for (const each of goods) {
        for (const roles of await firstRoles(sentence.replace('%s', each))) {
          expect({ each, roles }).toEqual({ each, roles: expect.arrayContaining(['retail']) });
        }
      }
    },
  );

  it.each([
    'we sell %s to shops',
    'we sell %s to other businesses',
    'we import %s',
    'import and export of %s',
  ])('is a wholesaler by %j, whatever the goods', async (sentence) => {
    for (const each of goods) {
      for (const roles of await firstRoles(sentence.replace('%s', each))) {
        expect({ each, roles }).toEqual({ each, roles: expect.arrayContaining(['wholesale']) });
      }
    }
  });

  it('is no shop where it sells what is no goods', async () => {
    const [naics] = await firstRoles('we sell insurance online');
    expect(naics).toEqual(['insure']);
  });
});
