// The package carries no types.
declare module 'koa-conditional-get' {
  import type { Middleware } from 'koa';
  export default function conditionalGet(): Middleware;
}
