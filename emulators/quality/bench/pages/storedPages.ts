/** The browser's stored data for the pages of `npm run bench:web` that need some. */
import type { Page } from '@playwright/test';
import { apiRoutes, type Tool } from 'functions/contract';

const linesInCart = 12;

/**
 * A visitor's cart with a dozen tools. The modules are loaded when the suite runs, because they
 * read its addresses from the environment.
 */
export const storeCart = async (page: Page): Promise<void> => {
  const [{ storeVisitorCart }, { callAsAdmin }] = await Promise.all([
    import('../../../suite/e2e/support/shop/cart.ts'),
    import('../../../suite/e2e/support/shop/api.ts'),
  ]);
  const tools: Tool[] = await callAsAdmin(apiRoutes.listTools, {
    query: { limit: linesInCart },
  });
  await storeVisitorCart(
    page,
    tools.map((tool) => ({ tool, quantity: tool.minOrder })),
  );
};

/** The session of the seed's admin. */
export const storeAdminSession = async (page: Page): Promise<void> => {
  const { startAdminSession } = await import('../../../suite/e2e/support/shop/session.ts');
  await startAdminSession(page);
};
