import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inquiries } from '../collections.ts';
import { registerCustomer } from '../testing/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api.ts';

const storedFor = async (email: string) => {
  const { docs } = await inquiries.where('email', '==', email).get();
  return docs.map((snapshot) => snapshot.data());
};

describe('POST /inquiry', () => {
  it('stores a visitor’s trimmed address, and nothing else of the body', async () => {
    const email = `${randomUUID()}@example.test`;
    const json = { email: ` ${email} `, role: 'admin' };
    const response = await send('POST', '/inquiry', { json });
    expect(await expectStatus(response, 202)).toEqual({ acknowledged: true });
    expect(await storedFor(email)).toEqual([{ email, createdAt: expect.any(Date) }]);
  });

  it('also accepts one from a customer', async () => {
    const { token } = await registerCustomer();
    const json = { email: `${randomUUID()}@example.test` };
    await expectStatus(await send('POST', '/inquiry', { json, token }), 202);
  });

  it.each([
    [{}, 'E-mail is required'],
    [{ email: null }, 'E-mail is required'],
    [{ email: ['a@b.co'] }, 'E-mail must be a text'],
    [{ email: 'nonsense' }, 'Enter a valid e-mail address'],
  ])('refuses %j', async (json, email) => {
    const problem = await expectProblem(
      await send('POST', '/inquiry', { json }),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ email });
  });
});
