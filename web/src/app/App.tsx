import type { ComponentType, PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorFallback } from '../components/ErrorFallback.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { AddressRouter } from './AddressRouter.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { ShopRoutes } from './ShopRoutes.tsx';

interface AppProps {
  /** The router: the browser's address, unless the app is prerendered. */
  Router?: ComponentType<PropsWithChildren>;
  Screens?: ComponentType;
}

export const App = ({ Router = AddressRouter, Screens = ShopRoutes }: AppProps) => (
  <AppTheme>
    <ErrorBoundary fallbackRender={({ error }) => <ErrorFallback error={error} />}>
      <Router>
        <ApiProvider>
          <Screens />
        </ApiProvider>
      </Router>
    </ErrorBoundary>
  </AppTheme>
);
