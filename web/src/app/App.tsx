import type { ComponentType, PropsWithChildren } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { ErrorFallback } from '../components/ErrorFallback.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { Router } from './router.tsx';

interface AppProps {
  /** Where the address comes from: the browser's own, unless the app is prerendered. */
  AddressRouter?: ComponentType<PropsWithChildren>;
}

export const App = ({ AddressRouter = BrowserRouter }: AppProps) => (
  <AppTheme>
    <ErrorBoundary fallback={<ErrorFallback />}>
      <AddressRouter>
        <ApiProvider>
          <Router />
        </ApiProvider>
      </AddressRouter>
    </ErrorBoundary>
  </AppTheme>
);
