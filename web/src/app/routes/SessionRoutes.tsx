import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';

const SessionFrame = lazyComponent(() => import('./SessionFrame.tsx'), 'SessionFrame');
const RequireSignIn = lazyComponent(() => import('../guards/RequireSignIn.tsx'), 'RequireSignIn');
const LoginPage = lazyComponent(
  () => import('../../pages/account/session/LoginPage.tsx'),
  'LoginPage',
);
const RegisterPage = lazyComponent(
  () => import('../../pages/account/session/RegisterPage.tsx'),
  'RegisterPage',
);
const ResetPasswordPage = lazyComponent(
  () => import('../../pages/account/session/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
const CartPage = lazyComponent(() => import('../../pages/shop/buying/CartPage.tsx'), 'CartPage');
const QuickOrderPage = lazyComponent(
  () => import('../../pages/shop/buying/QuickOrderPage.tsx'),
  'QuickOrderPage',
);
const OrderPage = lazyComponent(
  () => import('../../pages/shop/buying/order/OrderPage.tsx'),
  'OrderPage',
);
const CheckoutPage = lazyComponent(
  () => import('../../pages/shop/buying/checkout/CheckoutPage.tsx'),
  'CheckoutPage',
);
const QuoteRequestPage = lazyComponent(
  () => import('../../pages/shop/buying/QuoteRequestPage.tsx'),
  'QuoteRequestPage',
);
const ProfilePage = lazyComponent(
  () => import('../../pages/account/profile/ProfilePage.tsx'),
  'ProfilePage',
);
const NotFoundPage = lazyComponent(
  () => import('../../pages/shop/information/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** The routes that use the session, in a chunk that public pages do not load. */
export const SessionRoutes = () => (
  <Routes>
    <Route element={<SessionFrame />}>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
      <Route path={paths.cart} element={<CartPage />} />
      <Route path={paths.quickOrder} element={<QuickOrderPage />} />
      <Route element={<RequireSignIn />}>
        <Route path={paths.order.path} element={<OrderPage />} />
        <Route path={paths.checkout} element={<CheckoutPage />} />
        <Route path={paths.quoteRequest.path} element={<QuoteRequestPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
