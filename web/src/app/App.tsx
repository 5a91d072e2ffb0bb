import type { ComponentType, PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { ErrorFallback } from '../components/ErrorFallback.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { ShopRoutes } from './ShopRoutes.tsx';

interface AppProps {
  /** The router: BrowserRouter, unless the app is prerendered. */
  AddressRouter?: ComponentType<PropsWithChildren>;
  Screens?: ComponentType;
}

export const App = ({ AddressRouter = BrowserRouter, Screens = ShopRoutes }: AppProps) => (
  <AppTheme>
    <ErrorBoundary fallback={<ErrorFallback />}>
      <AddressRouter>
        <ApiProvider>
          <Screens />
        </ApiProvider>
      </AddressRouter>
    </ErrorBoundary>
  </AppTheme>
);
