/** `npm run admin:grant` and `admin:revoke`: who is an admin, without being one. */
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from 'functions/contract';
import type { Actor } from 'functions/operations';
import { runUntilSignal } from '../emulators/suite/launcher/runUntilSignal.ts';
import { StartError } from '../emulators/suite/launcher/startError.ts';
import {
  connect,
  readTarget,
  targetName,
  targetUsage,
} from '../emulators/suite/launcher/target.ts';

const usage = `npm run admin:grant -- EMAIL [options]
npm run admin:revoke -- EMAIL [options]

${targetUsage}`;

/** Whoever has the project's credentials may decide; there need be no account. */
const operator: Actor = {
  uid: 'operator',
  email: '',
  displayName: 'Operator',
  photoURL: '',
  emailVerified: true,
  admin: true,
  // There is none: the audit log tells one run of the script from another by it.
  requestId: randomUUID(),
};

const actions = {
  grant: {
    run: async (email: string) =>
      (await import('functions/operations')).grantAdmin(email, operator),
    done: 'is an admin now. The account sees it after its next sign-in',
    unchanged: 'is an admin already',
  },
  revoke: {
    run: async (email: string) =>
      (await import('functions/operations')).withdrawAdmin(email, operator),
    done: 'is no admin any more, and is signed out everywhere',
    unchanged: 'is no admin',
  },
} as const;

const reasons: Partial<Record<ErrorCode, string>> = {
  'user-not-found': 'has no account. It must sign up first',
  'email-not-verified':
    'has not been verified. Its owner must first open the link in the verification mail, or sign in with Google',
  'last-admin': 'is the last admin, and there must always be one. Grant the right to another first',
  unavailable: 'cannot be looked up: Firebase does not answer, or refuses these credentials',
};

const isAction = (name: string | undefined): name is keyof typeof actions =>
  name !== undefined && Object.hasOwn(actions, name);

const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons[error.code as ErrorCode] : undefined;

const change = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  const [name, email, ...others] = rest;
  if (!isAction(name) || !email || others.length > 0) throw new StartError(usage);
  await connect(target);
  const { run, done, unchanged } = actions[name];
  try {
    const { modifiedCount } = await run(email);
    console.log(`${email} of ${targetName(target)} ${modifiedCount > 0 ? done : unchanged}.`);
    return 0;
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new StartError(`${email} of ${targetName(target)} ${reason}.`);
  }
};

await runUntilSignal(() => change(process.argv.slice(2)));
