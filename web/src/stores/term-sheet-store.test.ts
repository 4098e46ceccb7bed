import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTermSheetStore } from './term-sheet-store.ts';
import {
  canAnalyze,
  contentToAnalyze,
  emptyTermSheet,
  fileLimitsText,
  fileSizeText,
  isAcceptedFile,
} from './term-sheet-transitions.ts';
import { useToastStore } from './toast-store.ts';

const fetchCalls = vi.fn<typeof fetch>();
const pdf = new File(['%PDF-1.7'], 'sheet.pdf', { type: 'application/pdf' });
const store = () => useTermSheetStore.getState();
const toasts = () => useToastStore.getState().toasts;

beforeEach(() => {
  fetchCalls.mockReset();
  vi.stubGlobal('fetch', fetchCalls);
  useTermSheetStore.setState(emptyTermSheet);
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('choosing a file', () => {
  test('of another type is refused and changes nothing', () => {
    expect(store().chooseFile(new File(['x'], 'photo.png', { type: 'image/png' }))).toBe(false);
    expect(store()).toMatchObject({ file: null, mode: 'text' });
    expect(toasts()).toMatchObject([
      { title: 'Invalid file type', description: 'Please upload a PDF, Word document, or text file.' },
    ]);
  });

  test('goes by the name where the system knows no type', () => {
    expect(isAcceptedFile({ type: '', name: 'Term Sheet.DOCX' })).toBe(true);
    expect(isAcceptedFile({ type: '', name: 'sheet.rtf' })).toBe(false);
  });

  test('switches to uploading', () => {
    expect(store().chooseFile(pdf)).toBe(true);
    expect(store()).toMatchObject({ file: pdf, mode: 'upload' });
  });

  test('is told the types and the size that are taken, as far as the server says', () => {
    expect(fileLimitsText(10 * 1024 * 1024)).toBe(
      'PDF, Word (.doc, .docx) or plain text (.txt), up to 10 MB',
    );
    expect(fileLimitsText(undefined)).toBe('PDF, Word (.doc, .docx) or plain text (.txt)');
  });

  test('shows its size in MB with two decimals', () => {
    expect(fileSizeText(1_572_864)).toBe('1.50 MB');
    expect(fileSizeText(100)).toBe('0.00 MB');
  });
});

describe('analysing', () => {
  test('needs text that is not blank, or a file', async () => {
    expect(canAnalyze({ ...emptyTermSheet, text: ' \n ' })).toBe(false);
    await store().analyze();
    expect(fetchCalls).not.toHaveBeenCalled();
    expect(toasts()).toMatchObject([
      { title: 'Input Required', description: 'Please provide term sheet content or upload a file.' },
    ]);
  });

  test('prefers the input of the mode', () => {
    expect(contentToAnalyze({ mode: 'text', text: 'Series A', file: pdf })).toBe('Series A');
    expect(contentToAnalyze({ mode: 'upload', text: 'Series A', file: pdf })).toBe(pdf);
    expect(contentToAnalyze({ mode: 'text', text: ' ', file: pdf })).toBe(pdf);
  });

  test.each([
    [
      'the server’s own words',
      new Response('{"message":"The file is encrypted."}', { status: 422 }),
      'The file is encrypted.',
    ],
    [
      'a sentence of its own',
      new Response('<html>', { status: 502 }),
      'Unable to analyze term sheet. Please try again.',
    ],
  ])('that fails shows %s and keeps the form', async (_, response, description) => {
    fetchCalls.mockResolvedValue(response);
    store().typeText('Series A');
    await store().analyze();
    expect(toasts()).toMatchObject([{ title: 'Analysis Error', description, destructive: true }]);
    expect(store()).toMatchObject({ text: 'Series A', busy: false, result: null });
  });

  test('sends the choices with the text and keeps the result', async () => {
    fetchCalls.mockResolvedValue(Response.json({ overallRisk: 'Red', recommendations: ['Ask.'] }));
    store().typeText('Series A');
    store().chooseJurisdiction('UK');
    store().chooseDetail('brief');
    await store().analyze();
    const body = fetchCalls.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData ? Object.fromEntries(body) : body).toEqual({
      jurisdiction: 'UK',
      analysisDetail: 'brief',
      termSheetText: 'Series A',
      sourceText: 'omit',
    });
    expect(store().result).toMatchObject({ overallRisk: 'Red', recommendations: ['Ask.'] });
    expect(store().result?.source.text).toBe('Series A');
  });

  test('waits for a server that has too much to do, says so, and can be given up meanwhile', async () => {
    vi.useFakeTimers();
    const busy = { message: 'Many documents.', code: 'busy', retryAfterSeconds: 3 };
    fetchCalls.mockResolvedValueOnce(Response.json(busy, { status: 503 }));
    fetchCalls.mockResolvedValueOnce(Response.json({ overallRisk: 'Red' }));
    store().typeText('Series A');
    const analysis = store().analyze();
    await vi.waitFor(() => expect(store()).toMatchObject({ busy: true, waitingSeconds: 3 }));
    expect(store().cancel).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    await analysis;
    vi.useRealTimers();
    expect(store()).toMatchObject({ result: { overallRisk: 'Red' }, waitingSeconds: null, problem: null });
  });

  test('in stages shows how far it is, and takes the result of the stream', async () => {
    const stages: unknown[] = [];
    const unsubscribe = useTermSheetStore.subscribe(({ stage }) => stages.push(stage?.stage));
    const text =
      'event: stage\ndata: {"stage":"read","done":1,"total":4}\n\nevent: result\ndata: {"overallRisk":"Red"}\n\n';
    fetchCalls.mockResolvedValue(new Response(text, { headers: { 'content-type': 'text/event-stream' } }));
    store().typeText('Series A');
    await store().analyze(true);
    unsubscribe();
    expect(fetchCalls.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'text/event-stream' });
    expect(stages).toContain('read');
    expect(store()).toMatchObject({ result: { overallRisk: 'Red' }, stage: null, cancel: null, busy: false });
  });

  test('in stages can be given up, quietly', async () => {
    fetchCalls.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const giveUp = () => reject(new DOMException('given up', 'AbortError'));
          if (init?.signal?.aborted) giveUp();
          init?.signal?.addEventListener('abort', giveUp);
        }),
    );
    store().typeText('Series A');
    const running = store().analyze(true);
    store().cancel?.();
    await running;
    expect(store()).toMatchObject({ busy: false, result: null, text: 'Series A' });
    expect(toasts()).toEqual([]);
  });

  test('a sample is read under its own law, as a pasted text is', async () => {
    fetchCalls.mockResolvedValue(Response.json({ overallRisk: 'Red' }));
    store().chooseFile(pdf);
    await store().trySample({ jurisdiction: 'UK', load: async () => 'Series A' });
    const body = fetchCalls.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData ? Object.fromEntries(body) : body).toMatchObject({
      jurisdiction: 'UK',
      termSheetText: 'Series A',
    });
    expect(store()).toMatchObject({ text: 'Series A', mode: 'text', result: { overallRisk: 'Red' } });
  });

  test('a sample that cannot be fetched is said in the form, and nothing is sent', async () => {
    await store().trySample({ jurisdiction: 'UK', load: () => Promise.reject(new Error('offline')) });
    expect(fetchCalls).not.toHaveBeenCalled();
    expect(store().problem).toBe('The sample could not be loaded. Please try again.');
  });

  test('another one can be undone, until the next analysis', async () => {
    fetchCalls.mockImplementation(async () => Response.json({ overallRisk: 'Red' }));
    store().typeText('Series A');
    await store().analyze();
    store().analyzeAnother();
    expect(store()).toMatchObject({ text: '', result: null });
    store().undoAnother();
    expect(store()).toMatchObject({ text: 'Series A', result: { overallRisk: 'Red' }, cleared: null });
    store().analyzeAnother();
    store().typeText('Series B');
    await store().analyze();
    expect(store().cleared).toBeNull();
  });

  test('another one starts with an empty form in text mode', () => {
    store().chooseFile(pdf);
    store().analyzeAnother();
    expect(store()).toMatchObject({ text: '', file: null, mode: 'text', result: null });
  });
});
