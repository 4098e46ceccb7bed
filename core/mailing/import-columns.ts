/** One line of a table, by the names in its head. */
export type ImportRow = Readonly<Record<string, string | undefined>>;

/** What a row of another programme's export says about one person. */
export interface ImportedContact {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  /** When they agreed, as far as the export tells. ISO 8601, UTC. */
  readonly subscribedAt: string | undefined;
  /** They unsubscribed, bounced, complained or never confirmed: they must not get mail. */
  readonly hasLeft: boolean;
}

// Head words of the exports of Mailchimp, Brevo, MailerLite, Kit, HubSpot, Campaign Monitor and our own.
const columns = {
  email: ['email', 'emailaddress', 'subscriber', 'contactemail', 'mail'],
  name: ['name', 'fullname', 'contactname'],
  firstName: ['firstname', 'fname', 'givenname'],
  lastName: ['lastname', 'lname', 'surname', 'familyname'],
  company: ['company', 'companyname', 'organisation', 'organization'],
  phone: ['phone', 'phonenumber', 'mobile', 'sms'],
  agreedAt: [
    'optintime',
    'confirmtime',
    'subscribedat',
    'subscribed',
    'subscribedate',
    'createdat',
    'created',
    'createdate',
    'addedtime',
    'dateadded',
    'addedon',
    'datesubscribed',
  ],
  leftAt: [
    'unsubtime',
    'unsubscribedat',
    'unsubscribed',
    'unsubscribedate',
    'cleantime',
    'optedout',
    'unsubscribedfromallemail',
  ],
  status: [
    'status',
    'state',
    'subscriptionstatus',
    'contactstatus',
    'emailmarketingstatus',
    'emailblocklisted',
  ],
} as const;

const no = /^(false|no|n|0|-)?$/i;
const statusOfLeavers =
  /^(unsubscribed|unsubscribe|cleaned|bounced|complained|complaint|spam|junk|blocked|blocklisted|suppressed|deleted|cancell?ed|inactive|unconfirmed|pending|opted[ -]?out|yes|true|1)$/i;

/** Reads a row by what its head calls things. */
export function readImportRow(row: ImportRow): ImportedContact {
  const cell = cellsOf(row);
  const subscribed = cell('agreedAt');
  const names = [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return {
    email: cell('email'),
    name: names || cell('name'),
    company: cell('company'),
    phone: cell('phone'),
    subscribedAt: timeOf(subscribed),
    hasLeft:
      !no.test(cell('leftAt')) || statusOfLeavers.test(cell('status')) || /^(false|no|0)$/i.test(subscribed),
  };
}

/** Whether the table names a column of addresses at all. */
export function hasEmailColumn(row: ImportRow): boolean {
  return Object.keys(row).some((head) => columns.email.some((word) => word === plain(head)));
}

function cellsOf(row: ImportRow): (column: keyof typeof columns) => string {
  const byHead = new Map(
    Object.entries(row).map(([head, value]) => [plain(head), unescaped(value?.trim() ?? '')]),
  );
  return (column) => {
    for (const word of columns[column]) {
      const value = byHead.get(word);
      if (value) return value;
    }
    return '';
  };
}

/** Tables made for spreadsheets, ours too, put an apostrophe before what could be a formula. */
function unescaped(value: string): string {
  return value.replace(/^'(?=[=+@-])/, '');
}

function plain(head: string): string {
  return head.toLowerCase().replace(/[^a-z]/g, '');
}

/** Exports write times in UTC, with or without saying so. */
function timeOf(text: string): string | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/.exec(
      text,
    );
  if (!parts) return undefined;
  const zone = parts[3] === undefined || parts[3] === 'UTC' ? 'Z' : parts[3];
  const time = new Date(`${parts[1]}T${parts[2] ?? '00:00'}${zone}`);
  if (Number.isNaN(time.getTime())) return undefined;
  // A day that the month does not have would become one of the next month.
  const day = new Date(`${parts[1]}T00:00Z`);
  return day.toISOString().startsWith(parts[1] ?? '') ? time.toISOString() : undefined;
}
