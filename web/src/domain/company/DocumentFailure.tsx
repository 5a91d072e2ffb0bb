import Button from '@mui/material/Button';
import type { ErrorCode } from 'functions/contract';
import { Link } from 'react-router-dom';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { OtherPayerNotice } from './OtherPayerNotice.tsx';
import { type ReadFor, useOtherPayer } from './useOtherPayer.ts';

/** A kind of document with a page, which can be missing. */
interface MissingDocument {
  /** As in `order`. */
  kind: string;
  icon: string;
  /** The way to the others. */
  back: { to: string; label: string };
  /** What the right account has done, as in `placed the order`. */
  done: string;
  read: ReadFor;
}

interface DocumentFailureProps extends MissingDocument {
  error: Error;
  /** The code of the API for a document that is missing. */
  code: ErrorCode;
  onRetry: () => void;
}

const Missing = ({ kind, icon, back, done, read }: MissingDocument) => {
  const payer = useOtherPayer(useUser()?.uid, read);
  if (payer === undefined) return null;
  if (payer !== null) return <OtherPayerNotice icon={icon} kind={kind} payer={payer} />;
  return (
    <EmptyState
      icon={icon}
      title={`There is no such ${kind}`}
      action={
        <Button component={Link} to={back.to} variant="contained">
          {back.label}
        </Button>
      }
    >
      {buyingFor()
        ? 'Please check the address, and for whom you are buying: the choice is at the top of the page.'
        : `Please check the address, and that you are logged in with the account that ${done}.`}
    </EmptyState>
  );
};

/** Why the page of a document shows nothing, and whose it is if it is another payer's. */
export const DocumentFailure = ({ error, code, onRetry, ...missing }: DocumentFailureProps) =>
  error instanceof ApiProblem && error.code === code ? (
    <Missing {...missing} />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );
