import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browseCodes } from '../../../core/codes/browse-codes.ts';
import { systemOfType } from '../../../core/codes/existing-code/system-names.ts';
import { searchCodes } from '../../../core/codes/search-codes.ts';
import { smallCodeTables } from '../../../core/codes/testing/small-code-tables.ts';
import { createMemoryRateLimiter } from '../../rate-limits/flexible-rate-limiter.ts';
import { codePlaceSchema, searchedCodesSchema } from '../openapi/code-tables.schema.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

describe('what is wrong with a question to the code tables', () => {
  it.each([
    [
      '/api/search-codes?query=bread',
      422,
      'input-required',
      'Please give system: one of SIC, NAICS, ISIC, CPV.',
    ],
    [
      '/api/search-codes?system=NACE&query=bread',
      422,
      'invalid-input',
      'The system must be one of SIC, NAICS',
    ],
    ['/api/search-codes?system=SIC', 422, 'input-required', 'Please give query'],
    ['/api/search-codes?system=SIC&query=+', 422, 'input-required', 'Please give query'],
    [
      `/api/search-codes?system=SIC&query=${'a'.repeat(201)}`,
      422,
      'invalid-input',
      'longer than 200 characters',
    ],
    ['/api/search-codes?system=SIC&query=a&limit=0', 422, 'invalid-input', 'whole number from 1 to 50'],
    ['/api/search-codes?system=SIC&query=a&limit=51', 422, 'invalid-input', 'whole number from 1 to 50'],
    ['/api/search-codes?system=SIC&query=a&limit=2.5', 422, 'invalid-input', 'whole number from 1 to 50'],
    ['/api/search-codes?system=SIC&query=a&query=b', 400, 'malformed-input', 'Please give query once.'],
    ['/api/browse-codes', 422, 'input-required', 'Please give system'],
    ['/api/browse-codes?system=SIC&system=CPV', 400, 'malformed-input', 'Please give system once.'],
  ])('%s is answered with %i', async (path, status, code, part) => {
    const response = await server.get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringContaining(part) });
    expect(server.calls).toEqual([]);
  });

  it('is a code that the table does not hold', async () => {
    const response = await server.get('/api/browse-codes?system=SIC&code=7345');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'unknown-code', message: '7345 is not a code.' });
    expect(response.headers.get('cache-control') ?? '').not.toContain('public');
  });

  it('can be asked too often, each call counted by itself', async () => {
    const limited = await startTestServer({ lookupRateLimiter: createMemoryRateLimiter(1) });
    const search = () => limited.get('/api/search-codes?system=SIC&query=bread');
    expect([(await search()).status, (await search()).status]).toEqual([200, 429]);
    expect((await limited.get('/api/browse-codes?system=SIC')).status).toBe(200);
    await limited.close();
  });
});

describe('a question to the code tables', () => {
  it('is passed on, trimmed, with a system in any case and the usual limit', async () => {
    await server.get('/api/search-codes?system=naics&query=%20bread%20');
    await server.get('/api/search-codes?system=CPV&query=bread&limit=5');
    await server.get('/api/browse-codes?system=isic&code=');
    await server.get('/api/browse-codes?system=NAICS&code=31-33');
    await server.get('/api/browse-codes?system=UKSIC&code=I');
    expect(server.calls.map(({ request }) => request)).toEqual([
      { query: 'bread', system: 'NAICS', limit: 20 },
      { query: 'bread', system: 'CPV', limit: 5 },
      { system: 'ISIC' },
      { system: 'NAICS', code: '31-33' },
      { system: 'UKSIC', code: 'I' },
    ]);
  });

  it('is kept by nobody for words, and for an hour for a place in a table', async () => {
    const search = await server.get('/api/search-codes?system=NAICS&query=bread');
    expect(search.headers.get('cache-control')).toBe('no-store');
    const place = await server.get('/api/browse-codes?system=NAICS');
    expect(place.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('is answered with every field of its description', async () => {
    const tables = smallCodeTables();
    const real = await startTestServer({
      searchCodes: async ({ query, system, limit }) =>
        searchCodes(tables, query, systemOfType[system], limit),
      browseCodes: async ({ system, code }) => browseCodes(tables, system, code),
    });
    const found = await (await real.get('/api/search-codes?system=NAICS&query=retailing')).json();
    expect(searchedCodesSchema.parse(found)).toEqual(found);
    expect(found).toHaveProperty('codes.0.code', '311811');
    const place = await (await real.get('/api/browse-codes?system=NAICS&code=31181')).json();
    expect(codePlaceSchema.parse(place)).toEqual(place);
    expect(place).toHaveProperty('children.0', { code: '311811', title: 'Retail Bakeries', children: 0 });
    await real.close();
  });
});
