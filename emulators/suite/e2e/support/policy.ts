import type { Page } from '@playwright/test';

/** Every act that the pages' Content-Security-Policy keeps from happening, from now on. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI } = event;
      tellViolation(`${effectiveDirective} keeps ${blockedURI} from ${documentURI}`);
    });
  });
  return violations;
};
