import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** The secret of an invitation, which its mail alone has. */
export const newInvitationToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The id under which an invitation is stored: who reads the store can't accept it. */
export const invitationIdOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
