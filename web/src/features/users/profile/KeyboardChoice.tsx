import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHydrated } from '../../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { ProfileSection } from '../../../ui/layout/ProfileSection.tsx';

/** Loaded with the shortcuts, so that no page has another script for it. */
const SingleKeysSwitch = lazyComponent(() => import('./SingleKeysSwitch.tsx'), 'SingleKeysSwitch');

const staffKeys =
  'Keys without Ctrl, like / for the search, J and K for the next and the previous row, and ? for all keys,';
const guestKeys = 'The key /, which leads to the search,';

/** Switches off the shortcuts that are a single key, for the account or for a guest's browser. */
export const KeyboardChoice = ({ isStaff = false }: { isStaff?: boolean }) => {
  const isHydrated = useHydrated();
  return (
    <ProfileSection
      title="Keyboard"
      intro={`${isStaff ? staffKeys : guestKeys} can get in the way of speech input and other aids. This browser keeps your choice.`}
    >
      <Box sx={{ minHeight: 44 }}>
        <ErrorBoundary
          fallback={<p role="alert">The switch could not be loaded. Please reload the page.</p>}
        >
          <Suspense>{isHydrated && <SingleKeysSwitch />}</Suspense>
        </ErrorBoundary>
      </Box>
    </ProfileSection>
  );
};
