import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { mailStatement } from '../../services/billing/mailStatement.ts';
import { notePromise } from '../../services/ordering/reminders/notePromise.ts';
import { sendReminder } from '../../services/ordering/reminders/sendReminder.ts';

export const reminders = Router();

handle(reminders, apiRoutes.sendReminder, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.sendReminder, request);
  response.json(await sendReminder(request.params.id, keyed, callerOf(response)));
});

handle(reminders, apiRoutes.notePromise, async (request, response) => {
  const input = parseForm(apiRoutes.notePromise, request.body);
  response.json(await notePromise(request.params.id, input, callerOf(response)));
});

handle(reminders, apiRoutes.mailStatement, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.mailStatement, request);
  response.json(await mailStatement(request.params.payerId, keyed, callerOf(response)));
});
