import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { RequestState } from './request-state.ts';

const oneYearSeconds = 31_536_000;

/** Everything a browser could lend a page that this site has no use for. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of what is no page: nothing may be loaded, nobody may frame it. */
export const contentSecurityPolicyOfData = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers that every answer has. They depend on nothing, so helmet is asked once and not at every request.
 * Content-Security-Policy is strict here and replaced by pages, which have one of their own: see
 * `site/content-security-policy.ts`. HSTS leaves subdomains alone, because they may be others'.
 * @param isHttps whether the public address is one of TLS; without it HSTS would promise what is not there
 */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): Middleware<RequestState> {
  const headers: Record<string, string> = {
    'Permissions-Policy': permissionsPolicy,
    'Content-Security-Policy': contentSecurityPolicyOfData,
  };
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps && { maxAge: oneYearSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Headers for browsers that nobody has any more cost every answer some bytes and time.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xPoweredBy: false,
  })({ req: {}, res: recorder } as never, async () => {});
  const entries = Object.entries(headers);
  return (context, next) => {
    for (const [name, value] of entries) context.res.setHeader(name, value);
    return next();
  };
}
