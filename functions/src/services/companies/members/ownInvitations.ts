import { companyLimits, type OwnInvitation } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Invitee } from '../../../store/accounts/caller.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { previewOf } from './acceptInvitation.ts';
import { openInvitationsTo } from './revokeInvitations.ts';

const leaveOutRefused = (error: unknown): undefined => {
  if (error instanceof ApiError) return undefined;
  throw error;
};

/**
 * The invitations to the verified address of an account that it can accept now, newest first; none
 * without such an address. Costs a read, and two for each.
 */
export const listOwnInvitations = async ({
  address,
}: Pick<Invitee, 'address'>): Promise<OwnInvitation[]> => {
  if (address === undefined) return [];
  const open = openInvitationsTo(address, new Date());
  const found = await findDocuments(open, companyLimits.ownInvitations);
  const previews = await Promise.all(
    found.map(async ({ id, content }) => {
      const preview = await previewOf(content).catch(leaveOutRefused);
      return preview && { _id: id, ...preview };
    }),
  );
  return previews.filter((preview) => preview !== undefined);
};
