import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import { mailStatement } from '../../services/billing/mailStatement.ts';
import { notePromise } from '../../services/ordering/reminders/notePromise.ts';
import { sendReminder } from '../../services/ordering/reminders/sendReminder.ts';

export const reminders = Router();

reply(reminders, apiRoutes.sendReminder, ({ params, keyed, caller }) =>
  sendReminder(params.id, keyed, caller),
);

reply(reminders, apiRoutes.notePromise, ({ params, input, caller }) =>
  notePromise(params.id, input, caller),
);

reply(reminders, apiRoutes.mailStatement, ({ params, keyed, caller }) =>
  mailStatement(params.payerId, keyed, caller),
);
