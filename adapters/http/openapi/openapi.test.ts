import { expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { responses: object }>>;
  components: { schemas: Record<string, { properties: object }> };
}

it('describes every call that the server answers, with references that lead somewhere', async () => {
  const server = await startTestServer();
  const document = (await (await server.get('/api/openapi.json')).json()) as OpenApi;
  expect(document.openapi).toBe('3.1.0');
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of Object.keys(operations)) {
      const response = await fetch(server.url + path, { method: method.toUpperCase() });
      expect([404, 405], `${method} ${path}`).not.toContain(response.status);
    }
  }
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)];
  expect(references.length).toBeGreaterThan(10);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  expect(document.components.schemas.CarbonAnswers?.properties).toHaveProperty('hosting.enum');
  await server.close();
});
