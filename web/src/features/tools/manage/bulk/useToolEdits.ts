import {
  apiRoutes,
  type EditedTools,
  type FailedEdit,
  limits,
  type Tool,
} from 'functions/contract';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { messageOf, messageOfCode } from '../../../../lib/api/messages.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
import { fieldLabels, fieldTexts, hasText } from '../values/fieldTexts.ts';
import { changedFields } from '../values/toolChanges.ts';
import { editedOf } from '../values/toolValues.ts';
import type { PlannedEdit } from './toolDeeds.ts';

/** An edit of a tool as it was listed. */
export type SentEdit = Pick<PlannedEdit, 'tool' | 'changes'>;

/** A tool that was not changed, as it is now, and why. */
export interface FailedTool {
  tool: Tool;
  reason: string;
}

/** Changes several tools, and resolves to which were not changed. */
export type SendEdits = (edits: readonly SentEdit[]) => Promise<EditsOutcome>;

/** The tools that were changed, and those that were not. */
export interface EditsOutcome {
  done: Tool[];
  failed: FailedTool[];
}

/** What someone else has changed of a tool since it was listed: `Price $12.00 → $13.00`. */
const meanwhileText = (listed: Tool, now: Tool): string => {
  const [before, after] = [editedOf(listed), editedOf(now)];
  const texts = changedFields(after, listed).map((name) =>
    hasText(name)
      ? `${fieldLabels[name]} ${fieldTexts[name](before)} → ${fieldTexts[name](after)}`
      : fieldLabels[name],
  );
  if (now.available !== listed.available)
    texts.push(`${fieldLabels.available} ${listed.available} → ${now.available}`);
  return `Changed meanwhile: ${texts.join(', ')}`;
};

const failedTool = (listed: Tool, { code, errors, tool }: FailedEdit): FailedTool => {
  if (tool) return { tool, reason: meanwhileText(listed, tool) };
  const reasons = Object.values(errors ?? {});
  return { tool: listed, reason: reasons.length > 0 ? reasons.join(', ') : messageOfCode(code) };
};

const bodyOf = (edits: readonly SentEdit[]) => ({
  edits: edits.map(({ tool, changes }) => ({
    toolId: tool._id,
    version: tool.version ?? '',
    changes,
  })),
});

const outcomeOf = (edits: readonly SentEdit[], { done, failed }: EditedTools): EditsOutcome => {
  const toolOf = (id: string) => edits.find(({ tool }) => tool._id === id)?.tool;
  return {
    done: done.flatMap((id) => toolOf(id) ?? []),
    failed: failed.flatMap((failure) => {
      const listed = toolOf(failure.toolId);
      return listed ? [failedTool(listed, failure)] : [];
    }),
  };
};

/** Sends some edits. A call that fails as a whole has changed none that is known of. */
const sendSome = async (edits: readonly SentEdit[]): Promise<EditsOutcome> => {
  try {
    return outcomeOf(edits, await callApi(apiRoutes.editTools, { body: bodyOf(edits) }));
  } catch (error) {
    const reason = messageOf(error);
    return { done: [], failed: edits.map(({ tool }) => ({ tool, reason })) };
  }
};

const inParts = async (
  edits: readonly SentEdit[],
  send: (part: readonly SentEdit[]) => Promise<EditsOutcome>,
): Promise<EditsOutcome> => {
  const outcome: EditsOutcome = { done: [], failed: [] };
  for (let start = 0; start < edits.length; start += limits.toolEdits) {
    const { done, failed } = await send(edits.slice(start, start + limits.toolEdits));
    outcome.done.push(...done);
    outcome.failed.push(...failed);
  }
  return outcome;
};

/** What the shop would do with some edits. Changes nothing. */
export const checkEdits = (
  edits: readonly SentEdit[],
  signal: AbortSignal,
): Promise<EditsOutcome> =>
  inParts(edits, async (part) => {
    const query = { dryRun: 'true' } as const;
    const body = bodyOf(part);
    return outcomeOf(part, await callApi(apiRoutes.editTools, { query, body, signal }));
  });

/** Changes several tools, each unless someone else has changed it since it was listed. */
export const useToolEdits = (): SendEdits =>
  useSend((edits: readonly SentEdit[]) => inParts(edits, sendSome), { refreshes: [toolKeys.all] });
