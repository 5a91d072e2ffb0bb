import { useSigninCheck } from 'reactfire';

/** The claims that the server requires of an admin. */
const adminClaims = { admin: true, email_verified: true };

/** The current session. `admin` is true if the current token has the admin claims. */
export const useSession = () => {
  const { status, data } = useSigninCheck({ requiredClaims: adminClaims });
  if (status === 'loading') return { status } as const;
  if (!data.signedIn) return { status: 'signedOut' } as const;
  return { status: 'signedIn', user: data.user, admin: data.hasRequiredClaims } as const;
};
