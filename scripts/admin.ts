/** `npm run admin:grant` and `admin:revoke`: make an account an admin, or a customer again. */
import { randomUUID } from 'node:crypto';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { connect, readTarget, targetName, targetUsage } from '@tools-hub/kit/target';
import { type ErrorCode, permissions } from 'functions/contract';
import type { Caller } from 'functions/operations';

const usage = `npm run admin:grant -- EMAIL [options]     make an account an admin
npm run admin:revoke -- EMAIL [options]    withdraw the right

${targetUsage}`;

/** The credentials of the project suffice: the operator needs no account in the shop. */
const operator: Caller = {
  uid: 'operator',
  email: '',
  displayName: 'Operator',
  photoURL: '',
  emailVerified: true,
  admin: true,
  payerId: 'operator',
  membership: null,
  staff: true,
  permissions,
  // There is no request. The id groups the audit entries of one run.
  requestId: randomUUID(),
};

const actions = {
  grant: {
    run: async (email: string) =>
      (await import('functions/operations')).grantAdmin(email, operator),
    done: 'is an admin now. The account gets the right with its next sign-in',
    unchanged: 'is an admin already',
  },
  revoke: {
    run: async (email: string) =>
      (await import('functions/operations')).withdrawStaff(email, operator),
    done: 'is no longer an admin, and is signed out everywhere',
    unchanged: 'is not an admin',
  },
} as const;

const reasons: Partial<Record<ErrorCode, string>> = {
  'user-not-found': 'has no account. Its owner must register first',
  'email-not-verified':
    'has not been verified. Its owner must first open the link in the verification mail, or sign in with Google',
  'last-admin':
    'is the last admin, and the shop needs at least one. Make another account an admin first',
  unavailable: 'cannot be looked up: Firebase does not respond, or rejects these credentials',
};

const isAction = (name: string | undefined): name is keyof typeof actions =>
  name !== undefined && Object.hasOwn(actions, name);

const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons[error.code as ErrorCode] : undefined;

const change = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  const [name, email, ...others] = rest;
  if (!isAction(name) || !email || others.length > 0)
    throw usageError('Pass one e-mail address.', usage);
  await connect(target);
  const { run, done, unchanged } = actions[name];
  try {
    const { modifiedCount } = await run(email);
    console.log(`${email} of ${targetName(target)} ${modifiedCount > 0 ? done : unchanged}.`);
    return 0;
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandError(`${email} of ${targetName(target)} ${reason}.`);
  }
};

await runMain(() => change(process.argv.slice(2)));
