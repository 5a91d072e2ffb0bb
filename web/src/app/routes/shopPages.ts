import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import type { PageRoute } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';

/** The pages that are the same for everyone, besides the home page, which the entry contains. */
export const shopPages: PageRoute[] = [
  {
    path: paths.blogs,
    Page: lazyComponent(() => import('../../pages/shop/information/BlogsPage.tsx'), 'BlogsPage'),
  },
  {
    path: paths.article.path,
    Page: lazyComponent(
      () => import('../../pages/shop/information/ArticlePage.tsx'),
      'ArticlePage',
    ),
  },
  {
    path: paths.portfolio,
    Page: lazyComponent(
      () => import('../../pages/shop/information/PortfolioPage.tsx'),
      'PortfolioPage',
    ),
  },
  {
    path: paths.questions,
    Page: lazyComponent(
      () => import('../../pages/shop/information/QuestionsPage.tsx'),
      'QuestionsPage',
    ),
  },
  {
    path: paths.contact,
    Page: lazyComponent(
      () => import('../../pages/shop/information/ContactPage.tsx'),
      'ContactPage',
    ),
  },
  {
    path: paths.terms,
    Page: lazyComponent(() => import('../../pages/shop/information/TermsPage.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    Page: lazyComponent(
      () => import('../../pages/shop/information/PrivacyPage.tsx'),
      'PrivacyPage',
    ),
  },
  {
    path: paths.tools,
    Page: lazyComponent(
      () => import('../../pages/shop/catalogue/CataloguePage.tsx'),
      'CataloguePage',
    ),
  },
  {
    path: paths.tool.path,
    Page: lazyComponent(() => import('../../pages/shop/catalogue/ToolPage.tsx'), 'ToolPage'),
  },
];
