import type { ToolDocument } from '../documents/tools.ts';
import { notifyIfBackInStock } from '../services/catalogue/alerts/backInStock.ts';
import { markHomeOfTool } from '../services/catalogue/lists/markHomeOfTool.ts';
import { indexChangedTool, type ToolChange } from '../services/catalogue/search/indexTools.ts';
import { publishChangedTool } from '../services/live/publishTools.ts';
import { changeTimeOfEvent } from '../store/collections/collections.ts';
import { type DocumentEvent, documentChange } from './documentChange.ts';

/**
 * Indexes a tool that has changed, publishes it for the pages that listen to it, notifies those who
 * waited for it, and lets the home page show the change.
 */
export const toolChanged = async (event: DocumentEvent): Promise<void> => {
  const changedAt = changeTimeOfEvent(event.data?.after);
  const change: ToolChange = { ...documentChange<ToolDocument>(event), changedAt };
  await Promise.all([
    indexChangedTool(change),
    publishChangedTool(change),
    notifyIfBackInStock(change),
    markHomeOfTool(change),
  ]);
};
