/** What a request says about the page that sent it, and the host that it was sent to. */
export interface Sender {
  /** `Origin`; empty where there is none. */
  readonly origin: string;
  /** `Sec-Fetch-Site`; empty where there is none. */
  readonly fetchSite: string;
  /** The host as the visitor sees it, with its port. */
  readonly host: string;
}

/**
 * Whether a request comes from a page of another site. Programs send neither header and come from no page. What the
 * browser itself says counts first: a page can set neither header, and only the browser knows the address before
 * every proxy. Older browsers, and sites without TLS, have the origin alone, whose host must be ours; its scheme is not
 * compared, because a proxy may have taken the TLS off. Another port of the same machine is another site.
 * @param known origins whose pages may post: our own by its public name, and those that the operator allows
 */
export function isCrossSite({ origin, fetchSite, host }: Sender, known: ReadonlySet<string>): boolean {
  if (known.has(origin)) return false;
  // The origin may be `null` here: a page that hides its address from others hides it from itself as well.
  if (fetchSite === 'same-origin') return false;
  if (fetchSite !== '' && fetchSite !== 'none') return true;
  return origin !== '' && !isOn(origin, host);
}

/** Whether an origin is on a host; a port that the scheme implies may be written or not. */
function isOn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const seen = `${page.protocol}//${host}`;
  return page.host !== '' && URL.canParse(seen) && new URL(seen).host === page.host;
}
