import { Route, Routes } from 'react-router-dom';
import { StoreLayout } from '../../layouts/store/StoreLayout.tsx';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';
import { HomePage } from '../../pages/shop/home/HomePage.tsx';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';

const BlogsPage = lazyComponent(
  () => import('../../pages/shop/information/BlogsPage.tsx'),
  'BlogsPage',
);
const ArticlePage = lazyComponent(
  () => import('../../pages/shop/information/ArticlePage.tsx'),
  'ArticlePage',
);
const PortfolioPage = lazyComponent(
  () => import('../../pages/shop/information/PortfolioPage.tsx'),
  'PortfolioPage',
);
const QuestionsPage = lazyComponent(
  () => import('../../pages/shop/information/QuestionsPage.tsx'),
  'QuestionsPage',
);
export const CataloguePage = lazyComponent(
  () => import('../../pages/shop/catalogue/CataloguePage.tsx'),
  'CataloguePage',
);
export const ToolPage = lazyComponent(
  () => import('../../pages/shop/catalogue/ToolPage.tsx'),
  'ToolPage',
);
const ContactPage = lazyComponent(
  () => import('../../pages/shop/information/ContactPage.tsx'),
  'ContactPage',
);
const TermsPage = lazyComponent(
  () => import('../../pages/shop/information/TermsPage.tsx'),
  'TermsPage',
);
const PrivacyPage = lazyComponent(
  () => import('../../pages/shop/information/PrivacyPage.tsx'),
  'PrivacyPage',
);
const SessionRoutes = lazyComponent(() => import('./SessionRoutes.tsx'), 'SessionRoutes');
const DashboardRoutes = lazyComponent(() => import('./DashboardRoutes.tsx'), 'DashboardRoutes');

/** The shop's routes. The layouts have the suspense and error boundaries of their pages. */
export const ShopRoutes = () => (
  <Routes>
    <Route element={<StoreLayout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.homeAlias} element={<HomePage />} />
      <Route path={paths.blogs} element={<BlogsPage />} />
      <Route path={paths.article.path} element={<ArticlePage />} />
      <Route path={paths.portfolio} element={<PortfolioPage />} />
      <Route path={paths.questions} element={<QuestionsPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.terms} element={<TermsPage />} />
      <Route path={paths.privacy} element={<PrivacyPage />} />
      <Route path={paths.tools} element={<CataloguePage />} />
      <Route path={paths.tool.path} element={<ToolPage />} />
      <Route path="*" element={<SessionRoutes />} />
    </Route>
    <Route
      path={`${paths.dashboard}/*`}
      element={
        <PageBoundary>
          <DashboardRoutes />
        </PageBoundary>
      }
    />
  </Routes>
);
