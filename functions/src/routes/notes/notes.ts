import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import {
  companySubject,
  customerSubject,
  orderSubject,
} from '../../services/notes/noteSubjects.ts';
import { addStaffNote, deleteStaffNote, listStaffNotes } from '../../services/notes/staffNotes.ts';

export const notes = Router();

reply(notes, apiRoutes.listOrderNotes, ({ params, page }) => {
  const subject = orderSubject(params.id);
  return listStaffNotes(subject, page);
});

reply(notes, apiRoutes.addOrderNote, ({ params, keyed, caller }) => {
  const subject = orderSubject(params.id);
  return addStaffNote(subject, keyed, caller);
});

reply(notes, apiRoutes.listCustomerNotes, ({ params, page }) => {
  const subject = customerSubject(params.payerId);
  return listStaffNotes(subject, page);
});

reply(notes, apiRoutes.addCustomerNote, ({ params, keyed, caller }) => {
  const subject = customerSubject(params.payerId);
  return addStaffNote(subject, keyed, caller);
});

reply(notes, apiRoutes.listCompanyNotes, ({ params, page }) => {
  const subject = companySubject(params.id);
  return listStaffNotes(subject, page);
});

reply(notes, apiRoutes.addCompanyNote, ({ params, keyed, caller }) => {
  const subject = companySubject(params.id);
  return addStaffNote(subject, keyed, caller);
});

reply(notes, apiRoutes.deleteNote, ({ params, caller }) => deleteStaffNote(params.id, caller));
