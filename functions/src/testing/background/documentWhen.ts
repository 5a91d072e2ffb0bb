import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/**
 * Waits until a document is as expected, and returns its content; `undefined` means that it does
 * not exist.
 */
export const documentWhen = <Content extends DocumentData>(
  reference: DocumentReference<Content, Content>,
  isExpected: (content: Content | undefined) => boolean,
): Promise<Content | undefined> =>
  new Promise((resolve, reject) => {
    const stop = reference.onSnapshot((snapshot) => {
      const content = snapshot.data();
      if (!isExpected(content)) return;
      stop();
      resolve(content);
    }, reject);
  });
