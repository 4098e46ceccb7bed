import { createHmac, randomBytes } from 'node:crypto';
import type { MailingDatabase } from './mailing-database.ts';

/** Where the secret stands among the settings of a list. */
export const secretName = 'secret';

/**
 * A random secret that belongs to the list and moves with it: links in mails stay good on another machine, and
 * all instances of a server share it.
 */
export class ListSecret {
  readonly #database: MailingDatabase;
  #secret: string | undefined;

  constructor(database: MailingDatabase) {
    this.#database = database;
  }

  /** @returns a keyed digest in base64url; `purpose` keeps uses of the secret apart */
  async digest(purpose: string, text: string): Promise<string> {
    return createHmac('sha256', await this.#read())
      .update(`${purpose}:${text}`)
      .digest('base64url');
  }

  async #read(): Promise<string> {
    this.#secret ??= await this.#database.use(async (database) => {
      await database
        .insertInto('settings')
        .values({ name: secretName, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await database
        .selectFrom('settings')
        .select('value')
        .where('name', '=', secretName)
        .executeTakeFirstOrThrow();
      return row.value;
    });
    return this.#secret;
  }
}
