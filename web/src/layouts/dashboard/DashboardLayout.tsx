import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { ShownAsOf } from '../../domain/page/ShownAsOf.tsx';
import { usePermissions } from '../../domain/staff/usePermissions.ts';
import { preloadForms } from '../../lib/firebase/preloadForms.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { anchors } from '../../lib/router/paths.ts';
import { useSession, useUser } from '../../lib/session/useSession.ts';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { AccountTasks } from '../navigation/AccountTasks.tsx';
import { OnDemand } from '../navigation/OnDemand.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { useScrollOnNavigation } from '../navigation/useScrollOnNavigation.ts';
import { barHeight, DashboardBar } from './DashboardBar.tsx';
import { DashboardSide } from './DashboardSide.tsx';
import { RestoredOutlet } from './RestoredOutlet.tsx';

/** Customers never load them. */
const StaffTools = lazyComponent(() => import('./StaffTools.tsx'), 'StaffTools');

/** Headings of tables stick below the bar, and focused elements scroll to below both. */
const belowBar = {
  ':root': { '--sticky-top': `${barHeight}px` },
  html: { scrollPaddingTop: barHeight + 56 },
  '@media (max-height: 480px)': {
    ':root': { '--sticky-top': '0px' },
    html: { scrollPaddingTop: 56 },
  },
};

/**
 * With room at the end, so that a notice at the bottom of the window does not cover the last
 * button.
 */
const content = {
  flexGrow: 1,
  minWidth: 0,
  px: { xs: 2, lg: 3 },
  pt: { xs: 2, lg: 2.5 },
  pb: 14,
  outline: 'none',
  '& h1': { fontSize: '1.5rem', lineHeight: 1.25 },
};

/** The frame of the dashboard's pages: a bar, the navigation and the page over the full width. */
export const DashboardLayout = () => {
  const user = useUser();
  const session = useSession();
  usePermissions(user);
  useScrollOnNavigation();
  useEffect(() => void preloadForms(), []);
  return (
    <>
      <GlobalStyles styles={belowBar} />
      <SkipLink />
      <DashboardBar />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <DashboardSide />
        <Box component="main" id={anchors.main} tabIndex={-1} sx={content}>
          <ShownAsOf />
          <PageBoundary>
            <RestoredOutlet />
          </PageBoundary>
        </Box>
      </Box>
      {user && <AccountTasks user={user} />}
      {session.status === 'signedIn' && session.admin && (
        <OnDemand>
          <StaffTools uid={session.user.uid} />
        </OnDemand>
      )}
    </>
  );
};
