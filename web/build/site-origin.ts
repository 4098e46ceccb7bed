/** Origin of canonical addresses when the build was not told the public one; the server replaces it. */
const defaultOrigin = 'http://localhost:3000';

/** Origin of the site as `PUBLIC_URL` gives it at build time, without a slash at the end. */
export function siteOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  return new URL(environment.PUBLIC_URL || defaultOrigin).origin;
}
