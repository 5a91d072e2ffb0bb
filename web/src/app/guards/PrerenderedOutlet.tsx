import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import type { Audience } from '../../lib/session/sessionScript.ts';

interface PrerenderedOutletProps {
  /** Who may see the pages. */
  audiences: Audience[];
  /** Shown to everyone else. */
  otherwise: ReactNode;
}

const everyone: Audience[] = ['admin', 'customer', 'unknown'];

/** The pages behind a guard in a document, which contains what each audience sees. */
export const PrerenderedOutlet = ({ audiences, otherwise }: PrerenderedOutletProps) => (
  <>
    <PrerenderedFor audiences={audiences}>
      <Outlet />
    </PrerenderedFor>
    <PrerenderedFor audiences={everyone.filter((audience) => !audiences.includes(audience))}>
      {otherwise}
    </PrerenderedFor>
  </>
);
