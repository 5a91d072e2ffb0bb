import { ErrorBoundary } from 'react-error-boundary';
import { CartSync } from '../../domain/cart/sync/CartSync.tsx';
import { PayerNoticeWatch } from '../../features/buyingFor/PayerNoticeWatch.tsx';
import { NewEmailWatch } from '../../features/session/email/NewEmailWatch.tsx';
import { VerificationNotice } from '../../features/session/email/VerificationNotice.tsx';
import { ProofPrompt } from '../../features/session/proof/ProofPrompt.tsx';
import type { SessionUser } from '../../lib/session/session.ts';

export const LoadedAccountTasks = ({ user }: { user: SessionUser }) => (
  <>
    <ErrorBoundary fallback={null}>
      <VerificationNotice user={user} />
    </ErrorBoundary>
    <NewEmailWatch user={user} />
    <ProofPrompt user={user} />
    <PayerNoticeWatch />
    <CartSync uid={user.uid} />
  </>
);
