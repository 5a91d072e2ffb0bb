import type { PropsWithChildren } from 'react';
import { type Audience, forAttribute } from '../../lib/session/sessionScript.ts';

interface PrerenderedForProps {
  audiences: Audience[];
}

/** Part of a document that it shows to some audiences only. The app that replaces it has none. */
export const PrerenderedFor = ({ audiences, children }: PropsWithChildren<PrerenderedForProps>) => (
  <div {...{ [forAttribute]: audiences.join(' ') }}>{children}</div>
);
