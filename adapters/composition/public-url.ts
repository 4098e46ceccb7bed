import type { VariableValues } from './variables.ts';

/** Where visitors find the site, without a slash at the end: PUBLIC_URL, or this machine where it is not set. */
export function publicUrl({ PUBLIC_URL, PORT }: Pick<VariableValues, 'PUBLIC_URL' | 'PORT'>): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}
