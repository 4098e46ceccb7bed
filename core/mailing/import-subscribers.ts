import type { Clock } from '../clock.port.ts';
import { failed, type Result, success } from '../result.ts';
import type { AsciiDomain } from './ascii-domain.port.ts';
import { parseEmailAddress } from './email-address.ts';
import { hasEmailColumn, type ImportedContact, type ImportRow, readImportRow } from './import-columns.ts';
import { withoutControlCharacters } from './plain-text.ts';
import type { SubscriberList } from './subscriber-list.port.ts';

export interface ImportDependencies {
  readonly subscribers: SubscriberList;
  readonly clock: Clock;
  readonly asciiDomain: AsciiDomain;
  readonly newId: () => string;
}

/** What became of the rows of an import. */
export interface ImportReport {
  readonly added: number;
  /** Already on the list. */
  readonly known: number;
  /** Marked as unsubscribed or bounced in the table, or unsubscribed here: not added, and taken off. */
  readonly left: number;
  /** Erased here before. */
  readonly erased: number;
  /** Rows without a usable address, counted from 1 without the head. */
  readonly invalidRows: readonly number[];
}

export interface ImportFailure {
  readonly code: 'no-email-column';
  readonly message: string;
}

/**
 * Adds the people of an export of another programme. Nobody gets a mail for it, and whoever left, there or
 * here, stays away: an import is no consent.
 */
export async function importSubscribers(
  dependencies: ImportDependencies,
  rows: readonly ImportRow[],
): Promise<Result<ImportReport, ImportFailure>> {
  if (rows[0] && !hasEmailColumn(rows[0])) {
    return failed({
      code: 'no-email-column',
      message: 'The table has no column for addresses: name one "Email".',
    });
  }
  const counts = { added: 0, known: 0, left: 0, erased: 0 };
  const invalidRows: number[] = [];
  // A sign-up that waits is no subscriber yet: the import may add the person, and that ends the waiting.
  const known = (await dependencies.subscribers.list()).filter(({ state }) => state !== 'pending');
  const byEmail = new Map(known.map((one) => [one.email, one]));
  const contacts: ImportedContact[] = [];
  for (const [index, row] of rows.entries()) {
    const contact = readImportRow(row);
    const email = parseEmailAddress(contact.email, dependencies.asciiDomain);
    if (email.ok) contacts.push({ ...contact, email: email.value });
    else invalidRows.push(index + 1);
  }
  // A table may name somebody as subscribed in one row and as gone in another: whoever left once has left.
  const gone = new Set(contacts.filter(({ hasLeft }) => hasLeft).map(({ email }) => email));
  for (const contact of contacts) {
    const hasLeft = gone.has(contact.email);
    counts[await importOne(dependencies, { ...contact, hasLeft }, byEmail.get(contact.email))] += 1;
  }
  return success({ ...counts, invalidRows });
}

type Outcome = 'added' | 'known' | 'left' | 'erased';
type Known = Awaited<ReturnType<SubscriberList['list']>>[number] | undefined;

async function importOne(
  { subscribers, clock, newId }: ImportDependencies,
  contact: ImportedContact,
  known: Known,
): Promise<Outcome> {
  const now = clock.now().toISOString();
  if (contact.hasLeft) {
    if (known?.state === 'subscribed') await subscribers.unsubscribe(known.id, now);
    return 'left';
  }
  if (known) return known.state === 'subscribed' ? 'known' : 'left';
  if (await subscribers.wasErased(contact.email)) return 'erased';
  const { added } = await subscribers.add(
    {
      id: newId(),
      email: contact.email,
      name: withoutControlCharacters(contact.name),
      company: withoutControlCharacters(contact.company),
      phone: withoutControlCharacters(contact.phone),
      message: '',
      source: 'import',
      consentText: 'Brought along from another mailing programme',
      subscribedAt: contact.subscribedAt && contact.subscribedAt < now ? contact.subscribedAt : now,
    },
    [],
  );
  return added ? 'added' : 'known';
}
