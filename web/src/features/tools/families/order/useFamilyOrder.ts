import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FamilyPage, Tool } from 'functions/contract';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { resolveRows } from '../../../../domain/cart/priced/resolveCart.ts';
import {
  type AddedLines,
  addLines,
  removeAddedLines,
} from '../../../../domain/cart/stored/addLines.ts';
import { quantityIn } from '../../../../domain/cart/stored/quantityIn.ts';
import { readCart } from '../../../../domain/cart/stored/storedCart.ts';
import { useCartLines } from '../../../../domain/cart/stored/useStoredCart.ts';
import { unknownPayer, usePayer } from '../../../../lib/session/payer.ts';
import { readDraft, removeDraft, saveDraft, tabDraftKey } from '../../../../lib/storage/drafts.ts';
import { addedSizesText, checkSizes, fullCartText, type WantedSize } from '../grid/addedSizes.ts';
import { type PastedSizes, pastedSizesText } from '../grid/pastedSizes.ts';
import {
  type SizeResult,
  type SizeTexts,
  sizeResult,
  textsOfDraft,
  withText,
} from '../grid/sizeResults.ts';
import { updateSizes } from './useFamily.ts';

/** What the last “Add all” or paste did. */
interface SizesNotice {
  text: string;
  isComplete: boolean;
  /** Whether pieces went to the cart. */
  isInCart: boolean;
  undo: (() => void) | null;
}

const noMessages: ReadonlyMap<string, string> = new Map();

const useTexts = (familyId: string) => {
  const key = tabDraftKey(`family-${familyId}`);
  const [texts, setTexts] = useState(() => textsOfDraft(readDraft(key)));
  useEffect(() => {
    if (Object.keys(texts).length > 0) saveDraft(key, texts);
    else removeDraft(key);
  }, [key, texts]);
  return [texts, setTexts] as const;
};

const useResults = (tools: readonly Tool[], texts: SizeTexts) => {
  const lines = useCartLines();
  return useMemo(
    () =>
      new Map(
        tools.map((tool): [string, SizeResult] => [
          tool._id,
          sizeResult(tool, texts[tool._id] ?? '', quantityIn(lines, tool._id)),
        ]),
      ),
    [tools, texts, lines],
  );
};

const withoutTexts = (texts: SizeTexts, added: AddedLines): SizeTexts =>
  added.added.reduce((left, { tool }) => withText(left, tool._id, ''), texts);

/** Checks sizes with one call, and adds those that can be ordered as the buyer has seen them. */
const addSizes = async (wanted: readonly WantedSize[]) => {
  const resolved = await resolveRows(
    wanted.map(({ tool, quantity }) => ({ toolId: tool._id, quantity })),
  );
  const { lines } = readCart();
  const { ready, refused } = checkSizes(wanted, resolved, (id) => quantityIn(lines, id));
  const added = addLines(ready);
  for (const { tool } of added.left) refused.set(tool._id, fullCartText);
  return { added, refused, current: resolved.rows.flatMap(({ tool }) => tool ?? []) };
};

interface Adding {
  id: string;
  ready: readonly WantedSize[];
  setTexts: Dispatch<SetStateAction<SizeTexts>>;
}

const pastedNotice = (pasted: PastedSizes) => ({
  text: pastedSizesText(pasted),
  isComplete: Object.values(pasted.skipped).every((count) => count === 0),
  isInCart: false,
});

const withAdded = (texts: SizeTexts, { added }: AddedLines): SizeTexts =>
  added.reduce((all, { tool, quantity }) => withText(all, tool._id, String(quantity)), texts);

const withTexts = (texts: SizeTexts, changed: SizeTexts): SizeTexts =>
  Object.entries(changed).reduce((all, [toolId, text]) => withText(all, toolId, text), texts);

/** Adds the ready sizes, and keeps what the shop said about those that it refused. */
const useAdding = ({ id, ready, setTexts }: Adding) => {
  const client = useQueryClient();
  const payer = usePayer() ?? unknownPayer;
  const [refused, setRefused] = useState(noMessages);
  const [notice, setNotice] = useState<SizesNotice | null>(null);
  const undo = (added: AddedLines) => {
    removeAddedLines(added);
    setTexts((before) => withAdded(before, added));
    setNotice(null);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addSizes(ready),
    onMutate: () => setNotice(null),
    onSuccess: ({ added, refused: notAdded, current }) => {
      updateSizes(client, { id, payer }, current);
      setRefused(notAdded);
      setTexts((before) => withoutTexts(before, added));
      setNotice({
        text: addedSizesText(added.added.length, notAdded.size),
        isComplete: notAdded.size === 0,
        isInCart: added.added.length > 0,
        undo: added.added.length === 0 ? null : () => undo(added),
      });
    },
  });
  return {
    /** Why the shop did not add a size, by the id of its tool. */
    refused,
    notice,
    notify: setNotice,
    dismiss: () => setNotice(null),
    /** After a change of a quantity, an undo would lose it. */
    forget: (toolIds: readonly string[]) => {
      setRefused((before) => new Map([...before].filter(([key]) => !toolIds.includes(key))));
      setNotice((before) => before && { ...before, undo: null });
    },
    add: () => mutate(),
    isAdding: isPending,
    error,
  };
};

/** The quantities that are typed for the sizes of a family, and how they get into the cart. */
export const useFamilyOrder = ({ _id: id, sizes }: FamilyPage) => {
  const tools = useMemo(() => sizes.map(({ tool }) => tool), [sizes]);
  const [texts, setTexts] = useTexts(id);
  const results = useResults(tools, texts);
  const ready = tools.flatMap((tool) => {
    const { state, quantity = 0, price } = results.get(tool._id) ?? {};
    return state === 'ready' && price ? [{ tool, quantity, price }] : [];
  });
  const { forget, notify, ...adding } = useAdding({ id, ready, setTexts });
  const change = (changed: SizeTexts) => {
    setTexts((before) => withTexts(before, changed));
    forget(Object.keys(changed));
  };
  const paste = (pasted: PastedSizes) => {
    const before = Object.fromEntries(
      Object.keys(pasted.texts).map((toolId) => [toolId, texts[toolId] ?? '']),
    );
    const undo = () => {
      change(before);
      notify(null);
    };
    change(pasted.texts);
    notify({ ...pastedNotice(pasted), undo: Object.keys(before).length === 0 ? null : undo });
  };
  return {
    ...adding,
    texts,
    results,
    ready,
    attention: [...results.values()].filter(({ state }) => state === 'problem').length,
    total: ready.reduce((sum, { price }) => sum + price.lineTotal, 0),
    type: (toolId: string, text: string) => change({ [toolId]: text }),
    paste,
  };
};

export type FamilyOrderState = ReturnType<typeof useFamilyOrder>;
