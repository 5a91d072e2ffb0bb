import { act } from '@testing-library/react';
import { type LiveSource, sourceKey } from '../domain/live/liveSources.ts';

interface Listener {
  onContent: (content: unknown) => void;
  refresh: () => void;
}

const listeners = new Map<string, Listener>();

/** Replaces `Live`: the test says what the listeners report. */
export const FakeLive = ({ source, ...listener }: Listener & { source: LiveSource<unknown> }) => {
  listeners.set(sourceKey(source), listener);
  return null;
};

const listenerOf = (source: LiveSource<unknown>) => {
  const listener = listeners.get(sourceKey(source));
  if (!listener) throw new Error(`Nothing listens to ${sourceKey(source)}`);
  return listener;
};

/** Reports the content of a source to the page that listens to it. */
export const report = async <Content,>(source: LiveSource<Content>, content: Content) =>
  act(async () => listenerOf(source).onContent(content));

/** Lets a page refetch, as it does when nothing can be listened to. */
export const refetch = async (source: LiveSource<unknown>) =>
  act(async () => listenerOf(source).refresh());
