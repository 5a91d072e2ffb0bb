import { apiRoutes, type FailedEdit, limits, type Tool } from 'functions/contract';
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

/** Sends some edits. A call that fails as a whole has changed none that is known of. */
const sendSome = async (edits: readonly SentEdit[]): Promise<EditsOutcome> => {
  const toolOf = (id: string) => edits.find(({ tool }) => tool._id === id)?.tool;
  try {
    const { done, failed } = await callApi(apiRoutes.editTools, {
      body: {
        edits: edits.map(({ tool, changes }) => ({
          toolId: tool._id,
          version: tool.version ?? '',
          changes,
        })),
      },
    });
    return {
      done: done.flatMap((id) => toolOf(id) ?? []),
      failed: failed.flatMap((failure) => {
        const listed = toolOf(failure.toolId);
        return listed ? [failedTool(listed, failure)] : [];
      }),
    };
  } catch (error) {
    const reason = messageOf(error);
    return { done: [], failed: edits.map(({ tool }) => ({ tool, reason })) };
  }
};

const sendAll = async (edits: readonly SentEdit[]): Promise<EditsOutcome> => {
  const outcome: EditsOutcome = { done: [], failed: [] };
  for (let start = 0; start < edits.length; start += limits.toolEdits) {
    const { done, failed } = await sendSome(edits.slice(start, start + limits.toolEdits));
    outcome.done.push(...done);
    outcome.failed.push(...failed);
  }
  return outcome;
};

/** Changes several tools, each unless someone else has changed it since it was listed. */
export const useToolEdits = (): SendEdits =>
  useSend((edits: readonly SentEdit[]) => sendAll(edits), { refreshes: [toolKeys.all] });
