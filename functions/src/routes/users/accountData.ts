import { Router } from 'express';
import { apiRoutes, dayOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { jsonTexts } from '../../http/responses/jsonTexts.ts';
import { sendDownload } from '../../http/responses/sendDownload.ts';
import { exportAccount } from '../../services/accountData/exportAccount.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

/** The data of an account as a file. Only its owner gets it: no admin needs all of it at once. */
export const accountData = Router();

handle(accountData, apiRoutes.exportAccount, async (request, response) => {
  const { fields, lists } = await exportAccount(callerOf(response));
  await sendDownload(request, response, {
    name: `tools-hub-data-${dayOf(new Date(), await shopTimeZone())}.json`,
    type: 'application/json; charset=utf-8',
    texts: jsonTexts(fields, lists),
  });
});
