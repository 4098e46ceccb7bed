import type { Plugin } from 'vite';

const routerModule = /\/react-router\/dist\//;
const madeByForwardRef = /= (\w+\.forwardRef\()/g;
const nameForDevTools = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out the router's own Link, NavLink, Form and ScrollRestoration, 2 kB of a first
 * visit: they are made by calls that it must take for side effects unless they are marked as pure, and kept
 * alive by their names for the developer tools.
 */
export function routerTreeShaking(): Plugin {
  return {
    name: 'router-tree-shaking',
    apply: 'build',
    transform(code, id) {
      if (!routerModule.test(id) || !code.includes('.forwardRef(')) return null;
      return {
        code: code.replace(madeByForwardRef, '= /* @__PURE__ */ $1').replace(nameForDevTools, ''),
        map: null,
      };
    },
  };
}
