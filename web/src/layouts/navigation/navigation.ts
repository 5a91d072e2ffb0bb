import type { StaffCall } from '../../domain/staff/can.ts';
import { paths } from '../../lib/router/paths.ts';

export interface Destination {
  label: string;
  to: string;
  /** Another path of the same page. */
  alias?: string;
  /** The call that shows the page, where staff need a permission for it. */
  route?: StaffCall;
}

export const storeDestinations: Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Tools', to: paths.tools },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Portfolio', to: paths.portfolio },
];

export const footerDestinations: Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Questions', to: paths.questions },
  { label: 'Contact', to: paths.contact },
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
];

export const visitorDestinations: Destination[] = [
  { label: 'Login', to: paths.login },
  { label: 'Register', to: paths.register },
];
