import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Profile, SignedIn } from '../../contract/index.ts';
import { users } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  newProfileOf,
  registerAdmin,
  registerCustomer,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { required } from '../../testing/api/env.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';

const [customer, admin] = await Promise.all([registerCustomer(), registerAdmin()]);

const shopUrl = required('SHOP_URL');

const currentUser = { currentUser: { email: 'x@example.test', displayName: 'X', photoURL: null } };

const signedIn = ({ email, token }: TestAccount): Promise<Response> =>
  send('PUT', `/user/${email}`, { token, json: currentUser });

const update = ({ email, token }: TestAccount, json: unknown): Promise<Response> =>
  send('PUT', `/user/update/${email}`, { token, json });

const profileOf = async ({ email, token }: TestAccount): Promise<Profile> =>
  expectStatus<Profile>(await send('GET', `/user/${email}`, { token }), 200);

describe('PUT /user/{email}', () => {
  it('returns the verified token and the current right of the account', async () => {
    const former = await registerAdmin();
    const before = await expectStatus<SignedIn>(await signedIn(former), 200);
    expect(before).toEqual({ acknowledged: true, token: former.token, admin: true });
    await auth.setCustomUserClaims(former.uid, null);
    expect(await expectStatus(await signedIn(former), 200)).toMatchObject({ admin: false });
    expect(await readDocument(users.doc(former.uid))).toMatchObject({ role: 'customer' });
  });

  it('mirrors the account, not the body, and keeps the other fields of the profile', async () => {
    const account = await registerCustomer({ displayName: 'Ada' });
    await expectStatus(await signedIn(account), 200);
    expect(await profileOf(account)).toEqual(newProfileOf(account, 'Ada'));
    await expectStatus(await update(account, { education: 'Joinery school' }), 200);
    await auth.updateUser(account.uid, { displayName: 'Ada Joiner' });
    await expectStatus(await signedIn(account), 200);
    const profile = await profileOf(account);
    expect(profile).toMatchObject({ displayName: 'Ada Joiner', education: 'Joinery school' });
  });

  it('stores no name or picture that the forms would refuse', async () => {
    const account = await registerCustomer();
    await auth.updateUser(account.uid, {
      displayName: `Ada\u202e ${'x'.repeat(900)}`,
      photoURL: 'https://elsewhere.example/pixel.png',
    });
    await expectStatus(await signedIn(account), 200);
    const shown = { displayName: `Ada ${'x'.repeat(116)}`, photoURL: '' };
    expect(await profileOf(account)).toMatchObject(shown);
  });

  it('writes nothing when nothing changed', async () => {
    const account = await registerCustomer();
    await expectStatus(await signedIn(account), 200);
    const before = await users.doc(account.uid).get();
    await expectStatus(await signedIn(account), 200);
    const after = await users.doc(account.uid).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  it('creates one profile for concurrent sign-ins', async () => {
    const account = await registerCustomer();
    const responses = await Promise.all(Array.from({ length: 4 }, () => signedIn(account)));
    await Promise.all(responses.map((response) => expectStatus(response, 200)));
  });

  it('is for the account itself, in upper or lower case', async () => {
    const path = `/user/${customer.email.toUpperCase()}`;
    const { token } = customer;
    await expectStatus(await send('PUT', path, { token, json: currentUser }), 200);
    const others = await send('PUT', path, { token: admin.token, json: currentUser });
    await expectProblem(others, 403, 'forbidden');
    await expectProblem(await send('PUT', path, { json: currentUser }), 401, 'unauthenticated');
  });

  it('refuses a body with another structure', async () => {
    const { email, token } = customer;
    const response = await send('PUT', `/user/${email}`, { token, json: { email } });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ currentUser: 'The currentUser must be a JSON object' });
  });
});

describe('PUT /user/update/{email}', () => {
  it('creates the profile at registration', async () => {
    const account = await registerCustomer();
    const { email } = account;
    const response = await update(account, { email, displayName: 'Ada', photoURL: '' });
    const updated = { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
    expect(await expectStatus(response, 200)).toEqual(updated);
    expect(await profileOf(account)).toMatchObject({ email, displayName: 'Ada', role: 'customer' });
    expect((await auth.getUser(account.uid)).displayName).toBe('Ada');
  });

  it('keeps empty and missing fields, and reports when nothing changed', async () => {
    const account = await registerCustomer();
    const profile = {
      displayName: 'Ada',
      photoURL: linkTo(`users/${account.uid}/avatar.webp`),
      education: 'Joinery school',
      location: 'Leeds',
      phoneNumber: '01234567890',
    };
    await expectStatus(await update(account, profile), 200);
    const response = await update(account, { displayName: '', photoURL: '', location: ' ' });
    expect(await expectStatus(response, 200)).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    await expectStatus(await update(account, { location: '  York ' }), 200);
    expect(await profileOf(account)).toMatchObject({ ...profile, location: 'York' });
    const { displayName, photoURL } = await auth.getUser(account.uid);
    expect({ displayName, photoURL }).toEqual({
      displayName: 'Ada',
      photoURL: profile.photoURL,
    });
  });

  it('never takes a right, an address or an id from the body', async () => {
    const account = await registerCustomer();
    const forged = { role: 'admin', admin: true, email: admin.email, _id: admin.uid, uid: 'x' };
    await expectStatus(await update(account, { ...forged, location: 'Leeds' }), 200);
    const storedUser = await readDocument(users.doc(account.uid));
    expect(storedUser).toMatchObject({ email: account.email, role: 'customer', location: 'Leeds' });
    expect(storedUser).not.toHaveProperty('admin');
    const { token, email } = account;
    expect(await expectStatus(await send('GET', `/admin/${email}`, { token }), 200)).toBe(false);
  });

  it.each([
    ['photoURL', 'javascript:alert(1)', 'Picture must be an http or https address'],
    ['photoURL', 'data:image/png;base64,AAAA', 'Picture must be an http or https address'],
    ['displayName', 'x'.repeat(121), 'Name must have at most 120 characters'],
    ['education', 7, 'Education must be a text'],
    ['location', { $ne: 1 }, 'Location must be a text'],
    ['phoneNumber', '12a', 'Enter the phone number in digits only'],
    ['phoneNumber', '1'.repeat(16), 'Phone number must have at most 15 digits'],
  ])('refuses %s as %j', async (field, value, message) => {
    const problem = await expectProblem(
      await update(customer, { [field]: value }),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ [field]: message });
  });

  it('refuses a picture from another site', async () => {
    for (const photoURL of [
      'https://elsewhere.example/pixel.png',
      'https://firebasestorage.googleapis.com/v0/b/another.appspot.com/o/users%2Fa%2Fb.webp',
      linkTo(`users/${admin.uid}/avatar.webp`),
      linkTo('tools/plane/picture.webp'),
    ]) {
      const problem = await expectProblem(await update(customer, { photoURL }), 400, 'validation');
      expect(problem.errors).toEqual({
        photoURL: 'The picture must be your own upload or the one of your Google account',
      });
    }
  });

  it('accepts the picture of a Google account, and the default picture', async () => {
    const account = await registerCustomer();
    const photos = ['https://lh3.googleusercontent.com/a/b=s96-c', `${shopUrl}/avatar.svg`];
    for (const photoURL of photos) {
      await expectStatus(await update(account, { photoURL }), 200);
      expect(await profileOf(account)).toMatchObject({ photoURL });
    }
  });

  it('refuses an invalid picture URL', async () => {
    const response = await update(customer, { photoURL: 'http://%' });
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual(['photoURL']);
  });

  it('is for the account itself', async () => {
    const path = `/user/update/${customer.email}`;
    await expectProblem(await send('PUT', path, { json: {} }), 401, 'unauthenticated');
    const others = await send('PUT', path, { token: admin.token, json: {} });
    await expectProblem(others, 403, 'forbidden');
  });
});

describe('GET /user/{email}', () => {
  it('shows an admin the profiles of others, with their current rights', async () => {
    const [other, { token }] = await Promise.all([registerAdmin(), registerAdmin()]);
    await expectStatus(await signedIn(other), 200);
    await auth.setCustomUserClaims(other.uid, null);
    const response = await send('GET', `/user/${other.email}`, { token });
    expect(await expectStatus(response, 200)).toMatchObject({ _id: other.uid, role: 'customer' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows whether the address is verified now, not the value of the profile', async () => {
    const account = await registerCustomer();
    await expectStatus(await signedIn(account), 200);
    expect(await profileOf(account)).toMatchObject({ emailVerified: false });
    await auth.updateUser(account.uid, { emailVerified: true });
    expect(await profileOf(account)).toMatchObject({ emailVerified: true });
  });

  it('answers 404 when there is no profile', async () => {
    const fresh = await registerCustomer();
    const own = await send('GET', `/user/${fresh.email}`, { token: fresh.token });
    await expectProblem(own, 404, 'user-not-found');
    const { token } = admin;
    const nobody = await send('GET', `/user/${randomUUID()}@example.test`, { token });
    await expectProblem(nobody, 404, 'user-not-found');
  });

  it('is for the account itself and admins', async () => {
    await expectProblem(await send('GET', `/user/${admin.email}`), 401, 'unauthenticated');
    const others = await send('GET', `/user/${admin.email}`, { token: customer.token });
    await expectProblem(others, 403, 'forbidden');
  });
});

describe('GET /admin/{email}', () => {
  it('returns whether the account is an admin', async () => {
    const ask = async (email: string, { token }: TestAccount) =>
      expectStatus(await send('GET', `/admin/${email}`, { token }), 200);
    expect(await ask(admin.email, admin)).toBe(true);
    expect(await ask(customer.email, admin)).toBe(false);
    expect(await ask(customer.email, customer)).toBe(false);
    expect(await ask(`${randomUUID()}@example.test`, admin)).toBe(false);
  });

  it('is for the account itself and admins', async () => {
    await expectProblem(await send('GET', `/admin/${admin.email}`), 401, 'unauthenticated');
    const others = await send('GET', `/admin/${admin.email}`, { token: customer.token });
    await expectProblem(others, 403, 'forbidden');
  });
});
