import type { Page } from '@playwright/test';

/** The violations of the Content-Security-Policy on a page, from now on. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (violation: string) => void;
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI } = event;
      reportViolation(`${effectiveDirective} blocks ${blockedURI} on ${documentURI}`);
    });
  });
  return violations;
};
