import {
  mdiCashRefund,
  mdiHeadset,
  mdiShieldCheckOutline,
  mdiTagOutline,
  mdiTruckFastOutline,
} from '@mdi/js';

/** The manufacturer's promises for each order. */
export const servicePromises = {
  price: { icon: mdiTagOutline, title: 'Reasonable prices', text: 'Straight from our works' },
  delivery: { icon: mdiTruckFastOutline, title: 'Within 7 days', text: 'Delivered to your door' },
  guarantee: {
    icon: mdiShieldCheckOutline,
    title: '6-month guarantee',
    text: 'Replaced if it fails',
  },
  refund: { icon: mdiCashRefund, title: 'Refunds', text: 'No questions asked' },
  service: { icon: mdiHeadset, title: 'Service 24x7', text: 'By e-mail or phone' },
};
