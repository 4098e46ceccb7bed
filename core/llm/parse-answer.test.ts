import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './parse-answer.ts';

const schema = z.object({ name: z.string(), list: z.array(z.number()).max(2) });
const parse = (text: string, finishReason = 'stop') =>
  parseAnswer({ text, finishReason, usage: { inputTokens: 1, outputTokens: 2 } }, schema);

it.each([
  ['no JSON at all', 'stop', 'the answer is not a JSON object'],
  ['{"name": "a", "list": [1', 'length', 'the answer was cut off'],
  ['[1, 2]', 'stop', 'the answer is not a JSON object'],
  ['{"name": 3, "list": []}', 'stop', 'name:'],
  ['{"name": "a", "list": [1, 2, 3]}', 'stop', 'list:'],
])('refuses %j (%s)', (text, finishReason, issue) => {
  const outcome = parse(text, finishReason);
  expect(outcome).toMatchObject({
    ok: false,
    error: { code: 'provider-invalid-answer', answerLength: text.length, finishReason },
  });
  if (!outcome.ok) expect(outcome.error.issues?.[0]).toContain(issue);
});

it('takes the object out of prose and fences around it', () => {
  const outcome = parse('Here you are:\n```json\n{"name": "a", "list": [1]}\n```\nAnything else?');
  expect(outcome).toMatchObject({ ok: true, value: { value: { name: 'a', list: [1] } } });
});

it('passes over what a model thinks aloud before it answers', () => {
  expect(parse('<think>Perhaps {"name": "b"}?\n</think>\n{"name": "a", "list": [1]}')).toMatchObject({
    ok: true,
    value: { value: { name: 'a', list: [1] } },
  });
});

it.each([
  [
    'braces in the prose around a fence',
    'As {you} asked:\n```json\n{"name": "a", "list": [1]}\n```\nOr {not}.',
  ],
  ['thoughts that nobody opened', 'Okay, {so} …\n</think>\n{"name": "a", "list": [1]}'],
])('finds the object behind %s', (_, text) => {
  expect(parse(text)).toMatchObject({ ok: true, value: { value: { name: 'a', list: [1] } } });
});

it.each([
  '<think>{"name": "b", "list": []}</think>I cannot answer.',
  '<think>{"name": "b", "list": []}',
  '\n <thinking>{"name": "b", "list": []}',
])('does not take a thought for the answer: %j', (text) => {
  expect(parse(text)).toMatchObject({ ok: false, error: { issues: ['the answer is not a JSON object'] } });
});

it('offers no answer for a repair that is too long to be sent back', () => {
  const outcome = parse(`{"name": "${'a'.repeat(400_000)}"`);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'provider-invalid-answer' } });
  if (!outcome.ok) expect(outcome.error.answer).toBeUndefined();
});

it('cannot be used to reach a prototype', () => {
  parse('{"name": "a", "list": [], "__proto__": {"polluted": true}}');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('refuses an answer too long to be one', () => {
  expect(parse(`{"name": "${'a'.repeat(400_000)}", "list": []}`).ok).toBe(false);
});

it('never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof parse(text).ok === 'boolean'));
});

it.each([
  [
    'two thoughts, of which the last is followed by the answer',
    '<think>a</think>{"name": "b", "list": []}</think>{"name": "a", "list": []}',
  ],
  [
    'two fences, of which the last is the answer',
    'So {…}\n```json\n{"name": "b", "list": []}\n```\nNo:\n```\n{"name": "a", "list": []}\n```',
  ],
  [
    'blanks before the thoughts',
    ' \n <thinking>{"name": "b", "list": []}</thinking>{"name": "a", "list": []}',
  ],
  ['a word about thinking, which is no thought', 'I <think> so: {"name": "a", "list": []}'],
  ['a brace that opens nothing', '} {"name": "a", "list": []}'],
])('takes the answer that was meant: %s', (_, text) => {
  expect(parse(text)).toMatchObject({ ok: true, value: { value: { name: 'a', list: [] } } });
});

it.each(['{', '}', '}{', '5}', '} 5', 'null', '[]', '"a"', ''])('refuses %j as no object', (text) => {
  expect(parse(text)).toMatchObject({ ok: false, error: { issues: ['the answer is not a JSON object'] } });
});

it('names at most twelve faults, each with its place, and says what is asked for again', () => {
  const strict = z.array(z.number()).or(z.object({ all: z.array(z.number()) }).strict());
  const usage = { inputTokens: 1, outputTokens: 2 };
  const text = JSON.stringify({ all: Array(20).fill('x') });
  const outcome = parseAnswer({ text, finishReason: 'stop', usage }, z.object({ all: z.array(z.number()) }));
  if (outcome.ok) throw new Error('this does not fit');
  expect(outcome.error.issues).toHaveLength(12);
  expect(outcome.error.issues?.[3]).toMatch(/^all\.3: \S/);
  expect(outcome.error).toMatchObject({
    usage,
    isRetryable: false,
    message: expect.stringContaining('form'),
  });
  const whole = parseAnswer({ text: '{"b": 1}', finishReason: 'stop', usage }, strict);
  expect(whole.ok ? [] : whole.error.issues).toEqual([expect.stringMatching(/^answer: \S/)]);
});

it('says of an answer that is too long only how long it may be, and takes one of that very length', () => {
  const filled = (length: number) => {
    const [head, tail] = ['{"name": "', '", "list": []}'];
    return parse(`${head}${'a'.repeat(length - head.length - tail.length)}${tail}`);
  };
  expect(filled(400_000).ok).toBe(true);
  expect(filled(400_001)).toMatchObject({
    ok: false,
    error: { issues: [expect.stringContaining('400000')] },
  });
});

it.each(['__proto__', 'constructor', 'prototype'])('drops the key %s, however deep it lies', (key) => {
  const open = z.looseObject({ inner: z.looseObject({}) });
  const text = `{"${key}": {"a": 1}, "inner": {"${key}": {"a": 1}, "kept": 1}}`;
  const outcome = parseAnswer(
    { text, finishReason: 'stop', usage: { inputTokens: 1, outputTokens: 2 } },
    open,
  );
  if (!outcome.ok) throw new Error('this fits');
  expect(Object.keys(outcome.value.value)).toEqual(['inner']);
  expect(Object.keys(outcome.value.value.inner)).toEqual(['kept']);
});
