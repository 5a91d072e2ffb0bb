import { type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { useHydrated } from './useHydrated.ts';

interface BrowserOnlyProps {
  /** Shown in the prerendered page, and until the content has loaded. */
  fallback: ReactNode;
}

/** Content that the prerendered page cannot know, or whose code is loaded on demand. */
export const BrowserOnly = ({ fallback, children }: PropsWithChildren<BrowserOnlyProps>) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
