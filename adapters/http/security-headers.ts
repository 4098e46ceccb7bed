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
 * The headers that every answer has. Content-Security-Policy is not among them: pages have one of their own,
 * see `site/content-security-policy.ts`. HSTS leaves subdomains alone, because they may be others'.
 */
export function securityHeaders(): Middleware<RequestState>[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: { maxAge: oneYearSeconds, includeSubDomains: false },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      xPoweredBy: false,
    }) as Middleware<RequestState>,
    async (context, next) => {
      context.set('Permissions-Policy', permissionsPolicy);
      context.set('Content-Security-Policy', contentSecurityPolicyOfData);
      await next();
    },
  ];
}
