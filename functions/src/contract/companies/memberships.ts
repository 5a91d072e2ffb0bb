/** The membership of an account in a company. Amounts are net and in whole cents. */
export interface MembershipFields<Time> {
  companyId: string;
  uid: string;
  name: string;
  email: string;
  role: 'owner' | 'approver' | 'buyer' | 'bookkeeper';
  /** The amount above which an order needs approval; null for none. */
  orderLimit: number | null;
  budget: { amount: number; period: 'month' | 'quarter' | 'year' } | null;
  /** The uid of the member who invited them; null for the founder. */
  invitedBy: string | null;
  joinedAt: Time;
}
