import { WithheldText } from '../../core/llm/withheld-text.ts';

/** The provider's own words are looked at no further than this, in characters. */
const longestWords = 4000;

/** A status that is none of success, caught before a library reads or prints the provider's words. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly headers: Headers;
  /** What the provider said; it may repeat what was sent. */
  readonly words: WithheldText;

  constructor({ status, headers }: Response, words: string) {
    super(`status ${status}`);
    this.status = status;
    this.headers = headers;
    this.words = new WithheldText(words.slice(0, longestWords));
  }
}

/** An answer that is not in the provider's protocol, or longer than any answer that we ask for. */
export class UnusableAnswer extends Error {}

/** What a library has wrapped into an error of its own, `null` where nothing was refused. */
export function refusedCall(error: unknown): RefusedCall | null {
  if (error instanceof RefusedCall) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RefusedCall ? cause : null;
}

/** Whether an answer came that cannot be used: a library throws a SyntaxError where it is no JSON. */
export function isUnusableAnswer(error: unknown): boolean {
  const causes = error instanceof Error ? [error, error.cause] : [];
  return causes.some((one) => one instanceof UnusableAnswer || one instanceof SyntaxError);
}
