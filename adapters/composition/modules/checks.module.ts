import { bindService, type ServiceSource } from '../bind-service.ts';
import type { CheckOutcome } from '../checks/check.ts';
import { ContainerModule } from '../container-library.ts';

const longestProbeMs = 30_000;
const smtpTimeoutMs = 10_000;

/** What `fettle doctor` looks at; each check answers instead of throwing. */
export const checksModule = new ContainerModule((options) => {
  bindService(options, 'checks', (get) => [
    () => guarded('provider', () => provider(get)),
    () => guarded('database', () => database(get)),
    () => guarded('smtp', () => smtp(get)),
    () => guarded('data tables', () => dataTables(get)),
    () => guarded('published figures', publishedFigures),
  ]);
});

/** A part that cannot even be made fails its own line and leaves the others alone. */
async function guarded(
  name: CheckOutcome['name'],
  check: () => Promise<CheckOutcome>,
): Promise<CheckOutcome> {
  try {
    return await check();
  } catch (error) {
    return { name, isOk: false, detail: safeMessage(error) };
  }
}

/** Our own errors are worded for operators; a library's may repeat an address with its password. */
function safeMessage(error: unknown): string {
  const isOurs = error instanceof Error && /^(ConfigurationError|ListUnavailableError)$/.test(error.name);
  return isOurs ? error.message : 'cannot be used';
}

async function provider(get: ServiceSource): Promise<CheckOutcome> {
  const { checkProvider } = await import('../checks/check-provider.ts');
  const { values } = await get('configuration');
  const { sendsTextTo } = (await get('engine'))();
  const timeoutMs = Math.min(values.LLM_TIMEOUT_MS, longestProbeMs);
  return checkProvider(await get('languageModel'), timeoutMs, sendsTextTo);
}

async function database(get: ServiceSource): Promise<CheckOutcome> {
  const { values } = await get('configuration');
  const missing = await get('missingDatabase');
  if (missing !== null) {
    const { checkDatabaseFolder } = await import('../checks/check-database-folder.ts');
    return checkDatabaseFolder(missing);
  }
  const store = await get('mailingStore');
  await store.check();
  const kind = values.DATABASE_URL.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
  return { name: 'database', isOk: true, detail: `${kind}: ok` };
}

async function smtp(get: ServiceSource): Promise<CheckOutcome> {
  const { SMTP_URL: url, SIGN_UP_CONFIRMATION: confirmation } = (await get('configuration')).values;
  const name = 'smtp';
  if (!url && confirmation === 'on') {
    const detail = 'not configured, so nobody can confirm a sign-up (SIGN_UP_CONFIRMATION is on)';
    return { name, isOk: false, detail };
  }
  if (!url) return { name, isOk: true, detail: 'not configured, mail waits in the outbox' };
  const { verifySmtp } = await import('../../mail/verify-smtp.ts');
  const reason = await verifySmtp({ url, timeoutMs: smtpTimeoutMs });
  return reason === null
    ? { name, isOk: true, detail: 'the mail server takes our mail' }
    : { name, isOk: false, detail: `the mail server of SMTP_URL does not take our mail (${reason})` };
}

async function dataTables(get: ServiceSource): Promise<CheckOutcome> {
  const { checkDataTables } = await import('../checks/check-data-tables.ts');
  return checkDataTables(await get('codeTables'));
}

async function publishedFigures(): Promise<CheckOutcome> {
  const { checkKnowledge } = await import('../checks/check-knowledge.ts');
  return checkKnowledge(new Date());
}
