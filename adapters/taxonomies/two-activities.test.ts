import { describe, expect, it } from 'vitest';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();
const activitiesOf = async (businessDescription: string) => {
  const answer = await classifyBusiness({ tables }, { businessDescription });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.activities?.map(({ label, suggestions }) => [label, suggestions.naics[0]?.code]);
};

it('is searched for in few places of a text that repeats itself', async () => {
  let searches = 0;
  const retrieval = () => {
    searches += 1;
    return tables.retrieval();
  };
  const businessDescription = 'we run a pub and also a bakery with '.repeat(11);
  await classifyBusiness({ tables: { ...tables, retrieval } }, { businessDescription });
  expect(searches).toBeLessThan(12);
});

describe('a description with two real activities', () => {
  it('gets a named set for each, the main one first', async () => {
    expect(await activitiesOf('a pub with guest rooms')).toEqual([
      ['Pub', '722410'],
      ['Guest rooms', '721110'],
    ]);
    expect((await activitiesOf('A dairy farm with a campsite'))?.map(([label]) => label)).toEqual([
      'Dairy farm',
      'Campsite',
    ]);
  });

  it('takes what was said first for the main one, where the codes of the whole do not say otherwise', async () => {
    const importer =
      'Importing Swiss and Japanese watches plus silver chains and charms, which my two reps place with high street jewellers.';
    expect((await activitiesOf(importer))?.map(([, code]) => code)).toEqual(['423940', '458310']);
  });

  it('says so in the reasoning', async () => {
    const answer = await classifyBusiness({ tables }, { businessDescription: 'a pub with guest rooms' });
    expect(answer.ok && answer.value.reasoning).toContain('two activities, Pub and Guest rooms');
  });

  it.each([
    'We bake bread and cakes and sell in our shop',
    'accountants for pubs and hotels',
    'We make furniture with reclaimed wood',
    'We buy and sell antiques and do house clearances',
    'hairdresser and beauty salon',
    'a pub without guest rooms',
  ])('is not seen in %j', async (description) => {
    expect(await activitiesOf(description)).toBeUndefined();
  });
});
