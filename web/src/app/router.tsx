import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent.ts';
import { StoreLayout } from '../layouts/StoreLayout.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { paths } from '../paths.ts';

const SessionRoutes = lazyComponent(() => import('./SessionRoutes.tsx'), 'SessionRoutes');
const RequireSignIn = lazyComponent(() => import('./RequireSignIn.tsx'), 'RequireSignIn');
const RequireAdmin = lazyComponent(() => import('./RequireAdmin.tsx'), 'RequireAdmin');
const DashboardLayout = lazyComponent(
  () => import('../layouts/DashboardLayout.tsx'),
  'DashboardLayout',
);
const BlogsPage = lazyComponent(() => import('../pages/BlogsPage.tsx'), 'BlogsPage');
const ArticlePage = lazyComponent(() => import('../pages/ArticlePage.tsx'), 'ArticlePage');
const PortfolioPage = lazyComponent(() => import('../pages/PortfolioPage.tsx'), 'PortfolioPage');
const LoginPage = lazyComponent(() => import('../pages/LoginPage.tsx'), 'LoginPage');
const RegisterPage = lazyComponent(() => import('../pages/RegisterPage.tsx'), 'RegisterPage');
const OrderPage = lazyComponent(() => import('../pages/OrderPage.tsx'), 'OrderPage');
const DashboardIndex = lazyComponent(() => import('./DashboardIndex.tsx'), 'DashboardIndex');
const MyOrdersPage = lazyComponent(() => import('../pages/MyOrdersPage.tsx'), 'MyOrdersPage');
const AllOrdersPage = lazyComponent(() => import('../pages/AllOrdersPage.tsx'), 'AllOrdersPage');
const MakeAdminPage = lazyComponent(() => import('../pages/MakeAdminPage.tsx'), 'MakeAdminPage');
const AllProductsPage = lazyComponent(
  () => import('../pages/AllProductsPage.tsx'),
  'AllProductsPage',
);
const ProductPage = lazyComponent(() => import('../pages/ProductPage.tsx'), 'ProductPage');
const AddProductPage = lazyComponent(() => import('../pages/AddProductPage.tsx'), 'AddProductPage');
const AuditLogPage = lazyComponent(() => import('../pages/AuditLogPage.tsx'), 'AuditLogPage');
const CataloguePage = lazyComponent(() => import('../pages/CataloguePage.tsx'), 'CataloguePage');
const ToolPage = lazyComponent(() => import('../pages/ToolPage.tsx'), 'ToolPage');
const QuestionsPage = lazyComponent(() => import('../pages/QuestionsPage.tsx'), 'QuestionsPage');
const ResetPasswordPage = lazyComponent(
  () => import('../pages/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
const ProfilePage = lazyComponent(() => import('../pages/ProfilePage.tsx'), 'ProfilePage');
const AddReviewPage = lazyComponent(() => import('../pages/AddReviewPage.tsx'), 'AddReviewPage');
const NotFoundPage = lazyComponent(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');

/** The shop's screens. The layouts wait for a route's code and catch its failure. */
export const Router = () => (
  <Routes>
    <Route element={<StoreLayout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.homeAlias} element={<HomePage />} />
      <Route path={paths.blogs} element={<BlogsPage />} />
      <Route path={paths.article.path} element={<ArticlePage />} />
      <Route path={paths.portfolio} element={<PortfolioPage />} />
      <Route path={paths.questions} element={<QuestionsPage />} />
      <Route path={paths.tools} element={<CataloguePage />} />
      <Route path={paths.tool.path} element={<ToolPage />} />
      <Route element={<SessionRoutes />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route element={<RequireSignIn />}>
          <Route path={paths.order.path} element={<OrderPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.dashboard} element={<DashboardLayout />}>
            <Route index element={<DashboardIndex />} />
            <Route path={paths.myOrders} element={<MyOrdersPage />} />
            <Route path={paths.dashboardProfile} element={<ProfilePage />} />
            <Route path={paths.addReview} element={<AddReviewPage />} />
            <Route element={<RequireAdmin />}>
              <Route path={paths.makeAdmin} element={<MakeAdminPage />} />
              <Route path={paths.allOrders} element={<AllOrdersPage />} />
              <Route path={paths.allProducts} element={<AllProductsPage />} />
              <Route path={paths.product.path} element={<ProductPage />} />
              <Route path={paths.addProduct} element={<AddProductPage />} />
              <Route path={paths.auditLog} element={<AuditLogPage />} />
            </Route>
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
