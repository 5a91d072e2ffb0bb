import { apiRoutes } from 'functions/contract';
import { removeCartOf } from '../../domain/cart/stored/cartOwner.ts';
import { callApi } from '../../lib/api/api.ts';
import { removeKeptOf } from '../../lib/queries/kept/keptData.ts';
import { buyingFor, payerKey, storeChoice } from '../../lib/session/buyingFor.ts';
import { getSession } from '../../lib/session/session.ts';
import { storePayerNotice } from './payerNotice.ts';
import { pageForOtherPayer } from './payerPages.ts';

const noticeText = 'You do not belong to this company any more. You are buying for yourself now.';

const isMember = async (companyId: string): Promise<boolean> =>
  (await callApi(apiRoutes.listMemberships)).some((one) => one.companyId === companyId);

/**
 * Goes back to buying for oneself when the account is not a member of the company any more: with a
 * new page, which has nothing of the company. The API may have refused a call about another one.
 */
export const leaveCompany = async (
  page: Pick<Location, 'pathname' | 'search' | 'replace'> = window.location,
): Promise<void> => {
  const session = getSession();
  const companyId = buyingFor();
  if (session.status !== 'signedIn' || !companyId || (await isMember(companyId))) return;
  removeKeptOf(payerKey(session.user.uid));
  removeCartOf(companyId);
  storeChoice(session.user.uid, '');
  storePayerNotice({ text: noticeText });
  page.replace(pageForOtherPayer(page));
};
