import { browserIdle } from '../../lib/browser/browserIdle.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { OnDemand } from './OnDemand.tsx';

const HeaderSearch = lazyComponent(async () => {
  await browserIdle();
  return import('../../features/search/HeaderSearch.tsx');
}, 'HeaderSearch');

/** The place of the search in a header: what the others leave. Its code loads once idle. */
export const SearchSlot = () => (
  <div style={{ flex: 1 }}>
    <OnDemand>
      <HeaderSearch />
    </OnDemand>
  </div>
);
