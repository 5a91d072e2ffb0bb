/**
 * Loads the file that a form loads to submit, so that it is there when the page goes offline. Later
 * the form tries again.
 */
export const preloadForms = async (): Promise<void> => {
  try {
    const { preloadAppCheck } = await import('./appCheck.ts');
    await preloadAppCheck();
  } catch {
    // Without a connection.
  }
};
