import { expect, it } from 'vitest';
import { users } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { activeCompany } from '../../testing/companies/companies.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { companySubject, customerSubject } from './noteSubjects.ts';
import { addStaffNote, deleteStaffNote, listStaffNotes } from './staffNotes.ts';

keepCaches();

it('a note costs its subject; it and the log', async () => {
  const [admin, owner] = [await registerAdmin(), await registerVerified()];
  const [author, { email, token, uid }] = [callerOf(admin, true), owner];
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
  expect((await users.doc(uid).get()).exists).toBe(true);
  const company = companySubject((await activeCompany(owner, admin))._id);
  const input = { text: 'Called.' };
  const noteOn = (subject: typeof company) => () =>
    addStaffNote(subject, { input, key: undefined }, author);
  expect(await usageOf(noteOn(company))).toEqual({ reads: 1, writes: 2 });
  expect(await usageOf(noteOn(customerSubject(uid)))).toEqual({ reads: 2, writes: 3 });
  const list = () => listStaffNotes(company, { limit: 10 });
  expect(await usageOf(list)).toEqual({ reads: 2, writes: 0 });
  const { insertedId } = await noteOn(company)();
  const removal = () => deleteStaffNote(insertedId, author);
  expect(await usageOf(removal)).toEqual({ reads: 1, writes: 2 });
});
