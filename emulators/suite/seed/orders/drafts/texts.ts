/** Carriers, which do not exist, and how their tracking numbers start. */
export const carriers = [
  { carrier: 'Fellgate Parcels', prefix: 'FGP' },
  { carrier: 'Tarnside Freight', prefix: 'TSF' },
  { carrier: 'Wolds and Weald Haulage', prefix: 'WWH' },
];

/** Why the shop cancelled orders. */
export const shopReasons = [
  'The customer cancelled by phone',
  'Nobody at the delivery address could confirm the order',
  'The customer placed the same order twice',
  'The tools were damaged in our warehouse, and the customer did not want to wait',
  'We do not deliver to this site before spring',
];

/** Why customers cancelled orders. Most of them give no reason. */
export const buyerReasons = [
  'Ordered the wrong size',
  'The project has been postponed',
  'Wrong delivery address; I have ordered again',
];

/** The buyers' notes to the shop. */
export const notes = [
  'Please ring the yard half an hour before delivery.',
  'Deliver to the side door; the front is closed until noon.',
  'The lane is narrow: no vehicle over 7.5 tonnes, please.',
  'Our stores close at 3 pm on Fridays.',
  'Please pack the edge tools separately, they go to another workshop.',
  'Leave with the site office and ask for a signature.\nNobody is there before 8 am.',
  'We need these by the start of term.',
];
