/**
 * The origin that the prerendered pages, the sitemap and robots.txt are written for, whoever builds them. A build may
 * be served in several places, so that none is configured for it: each start puts its own address in its place.
 * It is the address of a start without configuration, which therefore has nothing to replace.
 */
export const builtOrigin = 'http://localhost:3000';
