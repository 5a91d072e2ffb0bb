/** The functions that run after a change in Firestore, for tests outside this package. */
import './firebaseConfig.ts';

export const { indexTools, publishOrders, sendMails } = await import('../index.ts');
