/** Who asks the owner of the account for a proof, once that code is loaded. */
export const proofs = {
  /** Whether a call failed for lack of a proof, which its owner has given since. */
  given: async (_failure: unknown): Promise<boolean> => false,
};

/** Sends a call that may need a proof: once more when its owner has given it. */
export const withProof = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (failure) {
    if (await proofs.given(failure)) return call();
    throw failure;
  }
};
