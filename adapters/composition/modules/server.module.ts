import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';
import { providerAddress } from '../text-receiver.ts';
import { writeServerLog } from '../write-server-log.ts';

const bytesPerMegabyte = 1024 * 1024;
// What the build writes into canonical links where it was not told the operator's address.
const builtOrigin = 'http://localhost:3000';
const oneMinuteSeconds = 60;
/** A search while typing asks at every pause, and browsing at every step. */
const lookupsPerRequest = 8;

/** The HTTP server: every use case behind the API, and the built site. */
export const serverModule = new ContainerModule((options) => {
  bindService(options, 'startServer', async (get) => async () => {
    const { values } = await get('configuration');
    const { createApplication } = await import('../../http/create-application.ts');
    const { startServer } = await import('../../http/start-server.ts');
    const { loadStaticSite } = await import('../../http/site/load-static-site.ts');
    const { keepMailingRunning } = await import('../keep-mailing-running.ts');
    const limiters = await get('rateLimiters');
    const log = writeServerLog(process.stderr);
    const application = createApplication({
      checkCarbonFootprint: await get('checkCarbonFootprint'),
      analyzeTermSheet: await get('analyzeTermSheet'),
      classifyBusiness: await get('classifyBusiness'),
      ...(await get('codeBrowsing')),
      subscribe: await get('subscribe'),
      ...(await get('unsubscribing')),
      engine: await get('engine'),
      readiness: await readiness(get),
      site: loadStaticSite(join(packageRoot(), 'dist', 'web'), {
        origin: {
          built: builtOrigin,
          actual: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
        },
      }),
      rateLimiter: limiters.create('requests', values.RATE_LIMIT_PER_MINUTE, oneMinuteSeconds),
      lookupRateLimiter: limiters.create(
        'lookups',
        values.RATE_LIMIT_PER_MINUTE * lookupsPerRequest,
        oneMinuteSeconds,
      ),
      limits: {
        maxUploadBytes: values.MAX_UPLOAD_MB * bytesPerMegabyte,
        trustProxy: values.TRUST_PROXY,
      },
      log,
      newRequestId: randomUUID,
    });
    const server = await startServer(application, { port: values.PORT, host: values.HOST });
    warmUp(get, (error) => log.fault({ event: 'fault', requestId: 'background', error }));
    const { prune } = await get('listKeeping');
    const stopMailing = keepMailingRunning({
      deliver: await get('mailDelivery'),
      prune: () => prune(false),
      onFault: (error) => log.fault({ event: 'fault', requestId: 'background', error }),
    });
    return {
      address: `http://localhost:${server.port}`,
      close: async () => {
        await Promise.all([server.close(), stopMailing()]);
      },
    };
  });
});

async function readiness(get: ServiceSource) {
  const { createReadiness } = await import('../readiness.ts');
  const { values } = await get('configuration');
  return createReadiness({
    checkDatabase: async () => (await get('mailingStore')).check(),
    providerAddress: providerAddress(values),
    hasFallback: values.LLM_FALLBACK === 'builtin',
    now: Date.now,
  });
}

/** Loads what the first visitor would wait for, once the server listens. */
function warmUp(get: ServiceSource, onFault: (error: unknown) => void): void {
  get('codeTables')
    .then((tables) => tables.retrieval())
    .catch(onFault);
}
