import { describe, expect, it } from 'vitest';
import { readFields } from './read-fields.ts';

const fields = ['text', 'place'];

describe('the fields of a body', () => {
  it.each([
    ['json', '{"text":"Series A","place":null,"other":{"a":[1]}}', { text: 'Series A' }],
    ['form', 'text=Series+A%0D%0AB&other=1', { text: 'Series A\r\nB' }],
    ['json', '{"__proto__":{"text":"polluted"}}', {}],
    ['json', '{}', {}],
    ['form', '', {}],
  ] as const)('%s %s', (type, text, expected) => {
    expect(readFields({ type, text, fields })).toEqual(expected);
  });

  it.each([
    ['json', '{"text":'],
    ['json', '["text"]'],
    ['json', 'null'],
    ['json', '"text"'],
    ['json', '{"text":5}'],
    ['form', 'text=a&text=b'],
  ] as const)('are none where the body is %s %s', (type, text) => {
    expect(readFields({ type, text, fields })).toBeNull();
  });
});
