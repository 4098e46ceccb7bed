/** Year in which the pages were prerendered. */
declare const __BUILD_YEAR__: number;
