import type { DocumentReference } from 'firebase-admin/firestore';
import type { SkuDocument, ToolDocument } from '../../../documents/tools.ts';
import { tools } from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';

/** A tool, and the tool for which a number is reserved. */
export interface NumberState {
  tool: ToolDocument | undefined;
  owner: string | undefined;
}

type Reservation = Pick<SkuDocument, 'toolId'>;

/** Reads a tool and the owner of a number from one snapshot. */
export const readNumber = (
  toolId: string,
  reservation: DocumentReference<Reservation, Reservation>,
): Promise<NumberState> =>
  db.runTransaction(
    async (transaction) => {
      const [tool, reserved] = await Promise.all([
        transaction.get(tools.doc(toolId)),
        transaction.get(reservation),
      ]);
      return { tool: contentOf(tool), owner: contentOf(reserved)?.toolId };
    },
    { readOnly: true },
  );
