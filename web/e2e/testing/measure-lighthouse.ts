import { openAuditor } from './audit-page.ts';
import { slowdownFor, throttlingOf, usualSlowdown } from './lighthouse-phone.ts';
import { screenPaths } from './paths.ts';
import { startProduct } from './start-product.ts';

/**
 * Prints Lighthouse's scores of every screen on a phone: a slow phone on a slow network, simulated, and the median
 * of several runs, because one long task of the machine spoils one run. It needs the machine for itself.
 * `npm run build` first, then `npx tsx web/e2e/testing/measure-lighthouse.ts [runs=5] [path...]`.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const [, , askedRuns = '5', ...askedPaths] = process.argv;
const runs = Number(askedRuns);
const paths = askedPaths.length > 0 ? askedPaths : screenPaths;
const product = await startProduct();
const auditor = await openAuditor();
let slowdown: number = usualSlowdown;

const score = async (path: string) => {
  const result = await auditor.audit(new URL(path, product.origin).href, {
    onlyCategories: [...categories],
    throttling: throttlingOf(slowdown),
  });
  // The speed of this run is the best guess at that of the next.
  slowdown = slowdownFor(result.environment.benchmarkIndex);
  return categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));
};

const medianOf = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

// The first page of a browser that has just started loads more slowly than every page after it.
await score('/');
for (const path of paths) {
  const taken: number[][] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await score(path));
  const medians = categories.map((_, index) => medianOf(taken.map((scores) => scores[index] ?? 0)));
  process.stdout.write(
    `${path.padEnd(22)} ${categories.map((category, index) => `${category} ${medians[index]}`).join(', ')}, ` +
      `processor slowed ${slowdown.toFixed(1)}-fold\n`,
  );
}
await auditor.close();
await product.stop();
