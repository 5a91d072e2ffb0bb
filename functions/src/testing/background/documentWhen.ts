import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

const pauseMs = 100;

/**
 * Waits until a document is as expected, and returns its content; `undefined` means that it does
 * not exist. It reads instead of listening: in Google's emulator, a commit fails with UNKNOWN if a
 * listener ends at the same moment.
 */
export const documentWhen = async <Content extends DocumentData>(
  reference: DocumentReference<Content, Content>,
  isExpected: (content: Content | undefined) => boolean,
): Promise<Content | undefined> => {
  for (;;) {
    const content = (await reference.get()).data();
    if (isExpected(content)) return content;
    await delay(pauseMs);
  }
};
