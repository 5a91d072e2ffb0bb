import type { Actor } from 'functions/contract';
import type { ReactNode } from 'react';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PrerenderedFor } from '../page/PrerenderedFor.tsx';

interface SignedInDocumentProps {
  /** The page while it loads: the link back depends on the caller. */
  loading: (staff: boolean) => ReactNode;
  children: (account: Pick<Actor, 'uid' | 'staff'>) => ReactNode;
}

/** The page of a document for its customer and for staff, prerendered for both. */
export const SignedInDocument = ({ loading, children }: SignedInDocumentProps) => {
  const session = useSession();
  if (useIsPrerendered()) {
    return (['admin', 'customer'] as const).map((audience) => (
      <PrerenderedFor key={audience} audiences={[audience]}>
        {loading(audience === 'admin')}
      </PrerenderedFor>
    ));
  }
  if (session.status !== 'signedIn') return <Spinner label="Checking your rights" />;
  return children({ uid: session.user.uid, staff: session.admin });
};
