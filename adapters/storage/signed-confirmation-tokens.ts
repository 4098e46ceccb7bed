import { timingSafeEqual } from 'node:crypto';
import type { ConfirmationToken, ConfirmationTokens } from '../../core/mailing/confirmation-tokens.port.ts';
import type { ListSecret } from './list-secret.ts';

const purpose = 'confirm';
const form = /^([\w-]{1,64})\.(\d{1,11})\.([\w-]{43})$/;

/** Tokens of the form `id.seconds.signature`: the time until which the link works is signed with the id. */
export class SignedConfirmationTokens implements ConfirmationTokens {
  readonly #secret: ListSecret;

  constructor(secret: ListSecret) {
    this.#secret = secret;
  }

  async issue({ id, expiresAt }: ConfirmationToken): Promise<string> {
    const signed = `${id}.${Math.floor(expiresAt.getTime() / 1000)}`;
    return `${signed}.${await this.#secret.digest(purpose, signed)}`;
  }

  async read(token: string): Promise<ConfirmationToken | undefined> {
    const [, id = '', seconds = '', signature = ''] = form.exec(token) ?? [];
    if (id === '') return undefined;
    const expected = Buffer.from(await this.#secret.digest(purpose, `${id}.${seconds}`));
    if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
    return { id, expiresAt: new Date(Number(seconds) * 1000) };
  }
}
