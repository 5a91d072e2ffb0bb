/** The code of an error of Firebase's SDKs; undefined for another error. Does not load an SDK. */
export const firebaseErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'FirebaseError' && 'code' in error
    ? String(error.code)
    : undefined;
