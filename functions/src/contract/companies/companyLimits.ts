/**
 * The limits of companies; lengths are UTF-16 code units. They are apart from the other limits,
 * which the home page loads.
 */
export const companyLimits = {
  name: 120,
  taxId: 40,
  registrationNumber: 40,
  position: 120,
  /** The members of a company, with those who have an open invitation. */
  members: 200,
  /** The companies of an account. */
  memberships: 50,
  /** The sign-ups of an account that wait for a decision. */
  openSignUps: 3,
  invitationDays: 14,
  /** The open invitations to an account in its list. */
  ownInvitations: 20,
  /** The invitations of a company to one address in 24 hours. */
  invitationsPerDay: 5,
  /** The invitations of a company in 24 hours, and of an account in all its companies. */
  companyInvitationsPerDay: 30,
  ownInvitationsPerDay: 60,
  token: 100,
} as const;
