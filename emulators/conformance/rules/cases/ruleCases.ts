/** Conditions of an allow statement by their outcome, from one page of the documentation. */
export interface RuleCases {
  /** The page of the documentation. */
  reference: string;
  /** The condition is true. */
  allow: readonly string[];
  /** The condition is false. */
  deny: readonly string[];
  /** The condition has no value. */
  error: readonly string[];
  /** The rules do not load. */
  rejected: readonly string[];
}
