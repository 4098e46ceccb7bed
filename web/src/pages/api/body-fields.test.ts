import { expect, it } from 'vitest';
import { bodyFields } from './body-fields.ts';

const content = (type: string, schema: object) => ({ [type]: { schema } });

it('lists the fields of a body with what they take, following references', () => {
  const schemas = {
    Request: {
      type: 'object',
      required: ['detail'],
      properties: {
        detail: { type: 'string', enum: ['brief', 'detailed'], description: 'How much' },
        existing: {
          anyOf: [{ type: 'object', properties: { type: {}, code: {} } }, { type: 'null' }],
        },
        answers: { type: 'array', items: { $ref: '#/components/schemas/Answer' } },
        source: { anyOf: [{ type: 'string', enum: ['landing'] }, { type: 'null' }] },
      },
    },
    Answer: { type: 'object', properties: { question: {}, option: {} } },
  };
  const body = content('application/json', { $ref: '#/components/schemas/Request' });
  expect(bodyFields(body, schemas)).toEqual([
    { name: 'detail', isRequired: true, description: 'How much', options: ['brief', 'detailed'], parts: [] },
    { name: 'existing', isRequired: false, description: '', options: [], parts: ['type', 'code'] },
    { name: 'answers', isRequired: false, description: '', options: [], parts: ['question', 'option'] },
    { name: 'source', isRequired: false, description: '', options: ['landing'], parts: [] },
  ]);
});

it('joins the fields of several kinds of body; one is needed where every kind needs it', () => {
  const body = {
    ...content('application/json', { required: ['a', 'text'], properties: { a: {}, text: {} } }),
    ...content('multipart/form-data', { required: ['a'], properties: { a: {}, text: {}, file: {} } }),
  };
  expect(bodyFields(body, {}).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['a', true],
    ['text', false],
    ['file', false],
  ]);
});

it('has none for a body that is a text', () => {
  expect(bodyFields(content('application/x-ndjson', { type: 'string' }), {})).toEqual([]);
});
