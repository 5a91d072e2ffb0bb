/** Whether an account is signed in on this device. Loads Firebase Auth. */
export const isSignedIn = async (): Promise<boolean> => {
  const { auth } = await import('../../../lib/firebase/firebase.ts');
  await auth.authStateReady();
  return auth.currentUser !== null;
};
