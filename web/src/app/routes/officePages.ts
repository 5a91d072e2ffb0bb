import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import type { PageRoute } from '../../lib/router/pageRoutes.tsx';

/** The pages about the bank, who works for the shop, and with which programs. */
export const officePages: PageRoute[] = [
  {
    path: furtherPaths.bank,
    Page: lazyComponent(() => import('../../pages/admin/sales/BankPage.tsx'), 'BankPage'),
  },
  {
    path: lazyPaths.bankImports,
    Page: lazyComponent(
      () => import('../../pages/admin/sales/BankImportsPage.tsx'),
      'BankImportsPage',
    ),
  },
  {
    path: furtherPaths.staff,
    Page: lazyComponent(() => import('../../pages/admin/operations/StaffPage.tsx'), 'StaffPage'),
  },
  {
    path: furtherPaths.roles,
    Page: lazyComponent(() => import('../../pages/admin/operations/RolesPage.tsx'), 'RolesPage'),
  },
  {
    path: furtherPaths.keys,
    Page: lazyComponent(() => import('../../pages/admin/operations/KeysPage.tsx'), 'KeysPage'),
  },
  {
    path: furtherPaths.webhooks,
    Page: lazyComponent(
      () => import('../../pages/admin/operations/WebhooksPage.tsx'),
      'WebhooksPage',
    ),
  },
  {
    path: lazyPaths.webhook.path,
    Page: lazyComponent(
      () => import('../../pages/admin/operations/WebhookPage.tsx'),
      'WebhookPage',
    ),
  },
];
