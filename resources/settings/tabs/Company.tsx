import { Group } from './Group';

/** Who the shop is: name, logo, address, contacts, social links, currency. */
export default function Company() {
  return (
    <>
      <Group of="company.name" />
      <Group of="company.logo" />
      <Group title="address" of="company.address." />
      <Group title="contact" of="company.contactDetails." />
      <Group title="social" of="company.socialLinks." />
      <Group title="currency" of="company.defaultCurrency" />
    </>
  );
}
