import { timingSafeEqual } from 'node:crypto';
import type { UnsubscribeTokens } from '../../core/mailing/unsubscribe-tokens.port.ts';
import type { ListSecret } from './list-secret.ts';

const purpose = 'unsubscribe';

/** Tokens of the form `id.signature`. They do not expire: a way out must work in an old mail as well. */
export class SignedUnsubscribeTokens implements UnsubscribeTokens {
  readonly #secret: ListSecret;

  constructor(secret: ListSecret) {
    this.#secret = secret;
  }

  async issue(subscriberId: string): Promise<string> {
    return `${subscriberId}.${await this.#secret.digest(purpose, subscriberId)}`;
  }

  async read(token: string): Promise<string | undefined> {
    const [, id = '', signature = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
    if (id === '') return undefined;
    const expected = Buffer.from(await this.#secret.digest(purpose, id));
    return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined;
  }
}
