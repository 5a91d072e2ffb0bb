/**
 * Features of Chromium that no test needs. The first ones are Playwright's: Chromium uses the last
 * `--disable-features` only. The others are pages behind its address bar, which each window loads
 * without showing them, and which took a fifth of the CPU time of the browser tests.
 */
const disabledFeatures = [
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
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How the tests start Chromium, besides Playwright's own flags. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Optimising code takes longer than it saves in the few seconds for which a test's page is open.
  '--js-flags=--no-maglev --no-opt',
  `--disable-features=${disabledFeatures.join()}`,
];
