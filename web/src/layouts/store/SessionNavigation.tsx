import { useEffect } from 'react';
import { preloadForms } from '../../lib/firebase/preloadForms.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { visitorDestinations } from '../navigation/navigation.ts';
import { HeaderLink } from './HeaderLink.tsx';

/** Visitors do not load its code. */
const CustomerNavigation = lazyComponent(
  () => import('./CustomerNavigation.tsx'),
  'CustomerNavigation',
);

const VisitorLinks = () =>
  visitorDestinations.map((destination, index) => (
    <HeaderLink
      key={destination.to}
      {...destination}
      variant={index === visitorDestinations.length - 1 ? 'contained' : 'text'}
    />
  ));

const SessionLinks = () => {
  const session = useSession();
  if (session.status === 'loading') {
    return <Spinner label="Checking your session" height={44} size={24} />;
  }
  if (session.status === 'signedOut') return <VisitorLinks />;
  return <CustomerNavigation user={session.user} admin={session.admin} />;
};

/**
 * The part of the top navigation that depends on the session. Every page loads it, and with it the
 * code that forms need to submit.
 */
export const SessionNavigation = () => {
  useEffect(() => void preloadForms(), []);
  return <SessionLinks />;
};
