import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { ErrorFallback } from '../components/ErrorFallback.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { Router } from './router.tsx';

export const App = () => (
  <AppTheme>
    <ErrorBoundary fallback={<ErrorFallback />}>
      <BrowserRouter>
        <ApiProvider>
          <Router />
        </ApiProvider>
      </BrowserRouter>
    </ErrorBoundary>
  </AppTheme>
);
