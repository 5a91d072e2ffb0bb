/** Conditions of an allow statement by what comes of them, from one page of the documentation. */
export interface RuleCases {
  /** The page that says so. */
  reference: string;
  /** True. */
  allow: readonly string[];
  /** False. */
  deny: readonly string[];
  /** Without a value. */
  error: readonly string[];
  /** Not loaded. */
  refused: readonly string[];
}
