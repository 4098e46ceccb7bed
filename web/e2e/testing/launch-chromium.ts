import { type Browser, chromium } from 'playwright';

/** What Playwright switches off; an argument of our own takes the place of its list. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two pages that Chromium loads into every new window for its address bar: most of what a visitor cost. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process that Chromium starts for the next site, which no visitor of these tests goes to: a fifth of a visit. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** Starts Chromium: the one of `CHROMIUM_PATH`, else the system's. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      `--disable-features=${[...offInPlaywright, ...addressBarPages, spareProcess].join(',')}`,
      '--renderer-process-limit=1',
      ...more,
    ],
  });
}
