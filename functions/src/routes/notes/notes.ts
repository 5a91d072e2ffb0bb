import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import {
  companySubject,
  customerSubject,
  orderSubject,
} from '../../services/notes/noteSubjects.ts';
import { addStaffNote, deleteStaffNote, listStaffNotes } from '../../services/notes/staffNotes.ts';

export const notes = Router();

handle(notes, apiRoutes.listOrderNotes, async (request, response) => {
  const subject = orderSubject(request.params.id);
  sendPage(request, response, await listStaffNotes(subject, parsePage(request.query)));
});

handle(notes, apiRoutes.addOrderNote, async (request, response) => {
  const subject = orderSubject(request.params.id);
  const keyed = parseKeyedForm(apiRoutes.addOrderNote, request);
  response.json(await addStaffNote(subject, keyed, callerOf(response)));
});

handle(notes, apiRoutes.listCustomerNotes, async (request, response) => {
  const subject = customerSubject(request.params.payerId);
  sendPage(request, response, await listStaffNotes(subject, parsePage(request.query)));
});

handle(notes, apiRoutes.addCustomerNote, async (request, response) => {
  const subject = customerSubject(request.params.payerId);
  const keyed = parseKeyedForm(apiRoutes.addCustomerNote, request);
  response.json(await addStaffNote(subject, keyed, callerOf(response)));
});

handle(notes, apiRoutes.listCompanyNotes, async (request, response) => {
  const subject = companySubject(request.params.id);
  sendPage(request, response, await listStaffNotes(subject, parsePage(request.query)));
});

handle(notes, apiRoutes.addCompanyNote, async (request, response) => {
  const subject = companySubject(request.params.id);
  const keyed = parseKeyedForm(apiRoutes.addCompanyNote, request);
  response.json(await addStaffNote(subject, keyed, callerOf(response)));
});

handle(notes, apiRoutes.deleteNote, async (request, response) => {
  response.json(await deleteStaffNote(request.params.id, callerOf(response)));
});
