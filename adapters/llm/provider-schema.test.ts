import { expect, it } from 'vitest';
import { modelRankingSchema } from '../../core/codes/llm-ranking/model-ranking.ts';
import { modelReviewSchema } from '../../core/termsheet/llm-review/model-review.ts';
import { providerSchema } from './provider-schema.ts';

it.each([
  ['a term sheet', modelReviewSchema],
  ['codes', modelRankingSchema],
])('sends the shape of %s without limits, and every property required', (_, schema) => {
  const sent = providerSchema(schema);
  expect(JSON.stringify(sent)).not.toMatch(/maxLength|minLength|maxItems|minItems|\$schema/);
  expect(sent).toMatchObject({ type: 'object', additionalProperties: false });
  expect(sent.required).toEqual(Object.keys(Object(sent.properties)));
});

it('keeps the names that may be chosen from', () => {
  expect(JSON.stringify(providerSchema(modelReviewSchema))).toContain('"enum":["Green","Amber","Red"]');
});
