import type { Request, Response } from 'express';
import { dayOf } from '../../contract/index.ts';
import { jsonTexts } from '../../http/responses/jsonTexts.ts';
import { sendDownload } from '../../http/responses/sendDownload.ts';
import type { exportAccount } from '../../services/accountData/exportAccount.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

/** Sends the data of an account, or of a customer without one, as a file. */
export const sendAccountData = async (
  request: Request<Record<string, string>>,
  response: Response,
  { fields, lists }: Awaited<ReturnType<typeof exportAccount>>,
): Promise<void> =>
  sendDownload(request, response, {
    name: `tools-hub-data-${dayOf(new Date(), await shopTimeZone())}.json`,
    type: 'application/json; charset=utf-8',
    parts: jsonTexts(fields, lists),
  });
