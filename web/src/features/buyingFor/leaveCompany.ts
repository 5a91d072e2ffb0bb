import { removeCartOf } from '../../domain/cart/stored/cartOwner.ts';
import { removeKeptOf } from '../../lib/queries/kept/keptData.ts';
import { buyingFor, payerKey, storeChoice } from '../../lib/session/buyingFor.ts';
import { getSession } from '../../lib/session/session.ts';
import { storePayerNotice } from './payerNotice.ts';
import { pageForOtherPayer } from './payerPages.ts';

const noticeText = 'You do not belong to this company any more. You are buying for yourself now.';

/**
 * Goes back to buying for oneself when the API says that the account is not a member: with a new
 * page, which has nothing of the company.
 */
export const leaveCompany = (
  page: Pick<Location, 'pathname' | 'search' | 'replace'> = window.location,
): void => {
  const session = getSession();
  const companyId = buyingFor();
  if (session.status !== 'signedIn' || !companyId) return;
  removeKeptOf(payerKey(session.user.uid));
  removeCartOf(companyId);
  storeChoice(session.user.uid, '');
  storePayerNotice(noticeText);
  page.replace(pageForOtherPayer(page));
};
