import type { ComponentType, PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ErrorFallback } from '../ui/feedback/ErrorFallback.tsx';
import { ApiProvider } from './providers/ApiProvider.tsx';
import { ShopRoutes } from './routes/ShopRoutes.tsx';
import { UrlRouter } from './routes/UrlRouter.tsx';

interface AppProps {
  /** The router: the browser's address, unless the app is prerendered. */
  Router?: ComponentType<PropsWithChildren>;
  Screens?: ComponentType;
}

export const App = ({ Router = UrlRouter, Screens = ShopRoutes }: AppProps) => (
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
