/** How to reach the service centre. The number is from the range reserved for fiction. */
export const contact = {
  phone: { label: '+1 202-555-0147', href: 'tel:+12025550147' },
  email: { label: 'service@tools-hub.test', href: 'mailto:service@tools-hub.test' },
} as const;
