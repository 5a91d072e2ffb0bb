import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.ts';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { StoreLayout } from '../layouts/StoreLayout.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { paths } from '../paths.ts';

const BlogsPage = lazyComponent(() => import('../pages/BlogsPage.tsx'), 'BlogsPage');
const ArticlePage = lazyComponent(() => import('../pages/ArticlePage.tsx'), 'ArticlePage');
const PortfolioPage = lazyComponent(() => import('../pages/PortfolioPage.tsx'), 'PortfolioPage');
const QuestionsPage = lazyComponent(() => import('../pages/QuestionsPage.tsx'), 'QuestionsPage');
export const CataloguePage = lazyComponent(
  () => import('../pages/CataloguePage.tsx'),
  'CataloguePage',
);
export const ToolPage = lazyComponent(() => import('../pages/ToolPage.tsx'), 'ToolPage');
const ContactPage = lazyComponent(() => import('../pages/ContactPage.tsx'), 'ContactPage');
const TermsPage = lazyComponent(() => import('../pages/TermsPage.tsx'), 'TermsPage');
const PrivacyPage = lazyComponent(() => import('../pages/PrivacyPage.tsx'), 'PrivacyPage');
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
