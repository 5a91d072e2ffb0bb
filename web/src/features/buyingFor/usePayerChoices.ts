import { canOrderWith, type Membership } from 'functions/contract';
import { companyStatusChips } from '../../domain/company/companyTexts.ts';
import { useMemberships } from '../../domain/company/useMemberships.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import type { PayerChoice } from './switchPayer.ts';

/** A choice in a menu. */
export interface ShownChoice extends PayerChoice {
  label: string;
  /** Why nothing can be ordered for it now; empty if it can. */
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

const yourself = (): ShownChoice => ({
  companyId: '',
  name: null,
  label: 'Yourself',
  note: '',
  isChosen: buyingFor() === '',
});

/** For whom an account can buy; empty without a company, and as long as that is not known. */
export const usePayerChoices = (uid: string): ShownChoice[] => {
  const { data = [] } = useMemberships(uid);
  const companies = data.filter(isOffered).map(choiceOf);
  return companies.length > 0 ? [yourself(), ...companies] : [];
};
