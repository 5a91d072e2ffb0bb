import { mdiChevronDown } from '@mdi/js';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { MenuButton } from '../../ui/inputs/MenuButton.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { dashboardDestinationsOf } from './dashboardDestinations.ts';
import { quickOrderDestination } from './quickOrderDestination.ts';

export const DashboardMenu = ({ admin }: { admin: boolean }) => {
  const destinations = dashboardDestinationsOf({ admin, buysForCompany: buyingFor() !== '' });
  return (
    <MenuButton
      links={[...destinations, quickOrderDestination]}
      endIcon={<Icon path={mdiChevronDown} />}
    >
      Dashboard
    </MenuButton>
  );
};
