import { useSigninCheck } from 'reactfire';

/** What the server asks of an admin. */
const adminClaims = { admin: true, email_verified: true };

/** Who is at the browser; `admin` is the right the current token carries. */
export const useSession = () => {
  const { status, data } = useSigninCheck({ requiredClaims: adminClaims });
  if (status === 'loading') return { status } as const;
  if (!data.signedIn) return { status: 'signedOut' } as const;
  return { status: 'signedIn', user: data.user, admin: data.hasRequiredClaims } as const;
};
