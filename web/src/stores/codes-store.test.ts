import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCodesNewsletter, useCodesStore } from './codes-store.ts';
import { classificationRequest, confidencePercent, emptyCodes } from './codes-transitions.ts';
import { useToastStore } from './toast-store.ts';

const fetchCalls = vi.fn<typeof fetch>();
const store = () => useCodesStore.getState();
const toasts = () => useToastStore.getState().toasts;

beforeEach(() => {
  fetchCalls.mockReset();
  vi.stubGlobal('fetch', fetchCalls);
  useCodesStore.setState(emptyCodes);
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  test('nothing without a description and without a whole code', () => {
    expect(classificationRequest({ description: ' ', codeType: 'SIC', codeNumber: ' ' })).toBeNull();
    expect(classificationRequest({ description: '', codeType: '', codeNumber: '5812' })).toBeNull();
  });

  test('is trimmed, and a code goes only with its type', () => {
    expect(classificationRequest({ description: ' bakery ', codeType: '', codeNumber: '5812' })).toEqual({
      businessDescription: 'bakery',
    });
    expect(classificationRequest({ description: '', codeType: 'SIC', codeNumber: ' 5812 ' })).toEqual({
      existingCode: { type: 'SIC', code: '5812' },
    });
  });
});

describe('a lookup', () => {
  test('without input asks for some', async () => {
    await store().classify();
    expect(fetchCalls).not.toHaveBeenCalled();
    expect(toasts()).toMatchObject([
      {
        title: 'Input Required',
        description: 'Please provide either a business description or an existing code',
      },
    ]);
  });

  test('that the server refuses says so, and keeps what the server explained for the form', async () => {
    fetchCalls.mockResolvedValue(new Response('{"message":"9999 is not a SIC code."}', { status: 422 }));
    store().describe('bakery');
    await store().classify();
    expect(toasts()).toMatchObject([
      { title: 'Classification Failed', description: 'Failed to classify business' },
    ]);
    expect(store()).toMatchObject({ explanation: '9999 is not a SIC code.', pending: false, result: null });
  });

  test('that fails without a word has a sentence of its own', async () => {
    fetchCalls.mockRejectedValue(new Error(''));
    store().describe('bakery');
    await store().classify();
    expect(toasts()).toMatchObject([
      { title: 'Classification Failed', description: 'An error occurred during classification' },
    ]);
  });

  test('shows its result', async () => {
    const sic = [{ code: '5461', title: 'Retail Bakeries' }];
    const result = { confidence: 0.816, reasoning: 'Because.', suggestions: { sic } };
    fetchCalls.mockResolvedValue(Response.json(result));
    store().describe('bakery');
    await store().classify();
    expect(store().result).toEqual(result);
    expect(confidencePercent(result.confidence)).toBe('82%');
    expect(toasts()).toMatchObject([
      {
        title: 'Classification Complete',
        description: 'Your business codes have been generated successfully.',
      },
    ]);
  });

  test('that finds no code is not celebrated', async () => {
    const result = { confidence: 0, reasoning: 'Nothing fits.', suggestions: { sic: [] } };
    fetchCalls.mockResolvedValue(Response.json(result));
    store().describe('things');
    await store().classify();
    expect(store().result).toEqual(result);
    expect(toasts()).toEqual([]);
  });

  test('that asks something sends the answer with what was described then', async () => {
    const question = { id: 'role', text: 'What?', options: [{ id: 'make', label: 'Make', leadsTo: {} }] };
    const asking = { confidence: 0.4, reasoning: 'Because.', suggestions: {}, question };
    fetchCalls.mockResolvedValueOnce(Response.json(asking));
    store().describe('bolts');
    await store().classify();
    expect(store().result?.question).toEqual(question);
    store().describe('something else');
    fetchCalls.mockResolvedValueOnce(Response.json({ ...asking, question: undefined, confidence: 0.9 }));
    const clarification = { question: 'role', option: 'make' };
    await store().answer(clarification);
    expect(JSON.parse(String(fetchCalls.mock.calls[1]?.[1]?.body))).toEqual({
      businessDescription: 'bolts',
      clarifications: [clarification],
    });
    expect(store()).toMatchObject({ result: { confidence: 0.9 }, pending: false });
    expect(toasts().at(-1)).toMatchObject({ description: 'The codes now follow your answer.' });
  });

  test('whose answer fails keeps the result and its question', async () => {
    const question = { id: 'role', text: 'What?', options: [] };
    const asking = { confidence: 0.4, reasoning: 'Because.', suggestions: {}, question };
    fetchCalls.mockResolvedValueOnce(Response.json(asking));
    store().describe('bolts');
    await store().classify();
    fetchCalls.mockRejectedValueOnce(new Error(''));
    await store().answer({ question: 'role', option: 'make' });
    expect(store()).toMatchObject({ result: asking, pending: false, clarifications: [] });
    expect(toasts().at(-1)).toMatchObject({ title: 'Classification Failed' });
    store().skipQuestion();
    expect(store().result).toEqual({ confidence: 0.4, reasoning: 'Because.', suggestions: {} });
  });

  test('New Search clears everything and says so', () => {
    store().describe('bakery');
    store().chooseType('ISIC');
    store().typeNumber('1071');
    useCodesNewsletter.getState().typeEmail('ada@example.org');
    store().newSearch();
    expect(store()).toMatchObject({ ...emptyCodes, cleared: { description: 'bakery' } });
    expect(useCodesNewsletter.getState().email).toBe('');
    expect(toasts()).toMatchObject([{ title: 'Search Cleared' }]);
  });

  test('New Search can be undone until the next search', () => {
    store().describe('bakery');
    store().newSearch();
    store().describe('butcher');
    store().undoNewSearch();
    expect(store()).toMatchObject({ description: 'bakery', cleared: null });
  });
});
