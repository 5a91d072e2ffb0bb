import { canOrderWith, type Membership } from 'functions/contract';
import { companyStatusChips } from '../../domain/company/companyTexts.ts';
import { useMemberships } from '../../domain/company/useMemberships.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import type { PayerChoice } from './switchPayer.ts';

/** A choice in a menu. */
export interface ShownChoice extends PayerChoice {
  label: string;
  /** Why nothing can be ordered for it now, or that it is the account itself; otherwise empty. */
  note: string;
  isChosen: boolean;
}

/** A declined or closed company is gone, except for a page that still buys for it. */
const isOffered = ({ companyStatus, companyId }: Membership): boolean =>
  (companyStatus !== 'declined' && companyStatus !== 'closed') || companyId === buyingFor();

const choiceOf = ({ companyId, companyName, companyStatus }: Membership): ShownChoice => ({
  companyId,
  name: companyName,
  label: companyName,
  note: canOrderWith(companyStatus) ? '' : companyStatusChips[companyStatus].label,
  isChosen: companyId === buyingFor(),
});

const yourself = (displayName: string | null): ShownChoice => ({
  companyId: '',
  name: null,
  label: displayName || 'Yourself',
  note: displayName ? 'Yourself' : '',
  isChosen: buyingFor() === '',
});

/** For whom an account can buy; empty without a company, and as long as that is not known. */
export const usePayerChoices = (uid: string): ShownChoice[] => {
  const { data = [] } = useMemberships(uid);
  const companies = data.filter(isOffered).map(choiceOf);
  const displayName = useUser()?.displayName ?? null;
  return companies.length > 0 ? [yourself(displayName), ...companies] : [];
};
