/** The small parts of every page that nobody needs for the first paint, in a separate chunk. */
import './translatedPages.ts';
import '../../theme/printInLight.ts';
import { tabStorage } from '../../lib/browser/browserStorage.ts';
import { tabKey } from '../../lib/storage/tabKey.ts';
import { placeNotices } from '../notices/placeNotices.ts';
import { keepOfflineCode } from './keepOfflineCode.ts';

placeNotices();

// Without a connection the pages say that they could not be loaded.
keepOfflineCode().catch(() => {});

if (tabStorage.read(tabKey)) {
  // Without its code, the first page that sends requests finds out.
  import('../../lib/storage/attempts.ts').then(
    ({ claimAttempts }) => claimAttempts(),
    () => {},
  );
}
