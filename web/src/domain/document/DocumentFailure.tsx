import type { ErrorCode } from 'functions/contract';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { OtherPayerNotice } from '../company/OtherPayerNotice.tsx';
import { type ReadFor, useOtherPayer } from '../company/useOtherPayer.ts';
import { MissingPermission } from '../staff/MissingPermission.tsx';

/** Documents of payers may belong to another one of the account. */
interface PayerAdvice {
  /** What the right account has done, as in `placed the order`. */
  done: string;
  read: ReadFor;
}

/** A kind of document with a page. */
export interface DocumentKind {
  /** As in `There is no such order`. */
  noun: string;
  /** Shown for a document that is missing. */
  icon: string;
  /** The code of the API for a document that is missing. */
  missing: ErrorCode;
  /** What to check then, or how to find the payer that it belongs to. */
  advice: string | PayerAdvice;
  /** The way to the others. */
  others: { to: string; label: string };
}

interface MissingProps {
  kind: DocumentKind;
  advice: string;
}

const Missing = ({ kind: { noun, icon, others }, advice }: MissingProps) => (
  <EmptyState
    icon={icon}
    title={`There is no such ${noun}`}
    action={<LinkButton to={others.to}>{others.label}</LinkButton>}
  >
    {advice}
  </EmptyState>
);

const payerAdvice = (done: string): string =>
  buyingFor()
    ? 'Please check the address, and for whom you are buying: the choice is at the top of the page.'
    : `Please check the address, and that you are logged in with the account that ${done}.`;

const MissingForPayer = ({ kind, done, read }: PayerAdvice & Pick<MissingProps, 'kind'>) => {
  const payer = useOtherPayer(useUser()?.uid, read);
  if (payer === undefined) return null;
  if (payer !== null) return <OtherPayerNotice icon={kind.icon} kind={kind.noun} payer={payer} />;
  return <Missing kind={kind} advice={payerAdvice(done)} />;
};

interface DocumentFailureProps {
  kind: DocumentKind;
  error: Error;
  onRetry: () => void;
}

/** Why the page of a document shows nothing, and whose it is if it is another payer's. */
export const DocumentFailure = ({ kind, error, onRetry }: DocumentFailureProps) => {
  if (error instanceof ApiProblem && error.code === 'forbidden' && error.details.permission) {
    return <MissingPermission permission={error.details.permission} />;
  }
  if (!(error instanceof ApiProblem) || error.code !== kind.missing) {
    return <ListError message={shownMessageOf(error)} onRetry={onRetry} />;
  }
  const { advice } = kind;
  return typeof advice === 'string' ? (
    <Missing kind={kind} advice={advice} />
  ) : (
    <MissingForPayer kind={kind} {...advice} />
  );
};
