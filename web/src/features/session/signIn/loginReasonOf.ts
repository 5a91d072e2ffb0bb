import { matchPath } from 'react-router-dom';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';

const pathnameOf = (path: string): string => path.replace(/[?#].*$/s, '');

const reasons: readonly [pattern: string, reason: string][] = [
  [paths.order.path, 'To order, log in or create an account. The order form opens right after.'],
  [paths.checkout, 'To place your order, log in or create an account. Your cart is kept.'],
  [paths.quotes, 'To see your quotes, log in.'],
  [paths.profile, 'To see your profile, log in.'],
  [
    paths.invitation.path,
    'To accept the invitation, log in or create an account with the invited address.',
  ],
  [
    paths.newCompany,
    'To sign up a company, log in or create an account. The form opens right after.',
  ],
  [`${paths.company.path}/*`, 'To see your company, log in. It opens right after.'],
  [`${paths.dashboard}/*`, 'To see this page, log in. It opens right after.'],
];

/** Why a visitor was redirected to the login; null for one who opened it. */
export const loginReasonOf = (state: unknown): string | null => {
  const path = pathnameOf(rememberedPath(state));
  return reasons.find(([pattern]) => matchPath(pattern, path))?.[1] ?? null;
};
