import { alike, call, defineResource, recordsIn } from '../define';
import { groups, simple } from './groups';
import { taxPercentages } from './taxCategories';

const text = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'text' }, ...sources);
const rich = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'richText' }, ...sources);
const offers = ['bannerOffer', 'productOffer', 'shippingOffer', 'deliveryOffer'] as const;
const networks = ['facebook', 'instagram', 'linkedin', 'whatsApp', 'snapchat', 'tiktok'] as const;

/** Whether nothing is stored: nothing at all, an empty list, an object without keys. */
const isEmpty = (value: unknown): boolean => !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** What the shop's settings are made of, and how they are sent. One record, which its page reads. */
export const settings = defineResource({
  name: 'settings',
  represent: 'company.name',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { update: call('PUT /settings/{id}', { body: [...groups, ...simple, 'removedImageIds'] }) },
  send: values => {
    const [company] = recordsIn([values.company]);
    const { shopSearchDistance: distance } = values;
    return {
      ...values,
      ...(company ? { company: { ...company, location: isEmpty(company.location) ? [0, 0] : company.location } } : {}),
      ...(distance === undefined ? {} : { shopSearchDistance: Number.parseFloat(String(distance)) || 0 }),
    };
  },
  fields: [
    ...text('company.name'),
    { source: 'company.logo', kind: 'images', most: 1 },
    ...text(
      'company.address.addressLine1',
      'company.address.addressLine2',
      'company.address.district',
      'company.address.state',
      'company.address.country',
    ),
    { source: 'company.address.pinCode', kind: 'text', as: 'number' },
    { source: 'company.contactDetails.mobile', kind: 'text', as: 'tel' },
    { source: 'company.contactDetails.email', kind: 'text', as: 'email' },
    ...text('company.contactDetails.website'),
    ...text(...networks.map(network => `company.socialLinks.${network}` as const)),
    ...text('company.defaultCurrency', 'company.defaultCurrencySymbol'),
    ...text('taxDetails.taxId', 'taxDetails.taxPhrase'),
    { source: 'taxDetails.defaultTaxPercentage', kind: 'percent', ...taxPercentages },
    { source: 'taxDetails.isMultipleTax', kind: 'flag' },
    { source: 'taxDetails.taxCategories', kind: 'rows', in: [] },
    { source: 'payment.paymentType', kind: 'choice', choices: ['Cash on Delivery', 'Online Payment', 'Both'] },
    { source: 'payment.paymentGateway', kind: 'choice', choices: ['one', 'RazorPay'] },
    { source: 'payment.creditionals.encryptedApiKey', kind: 'secret' },
    { source: 'payment.creditionals.encryptedPublicKey', kind: 'secret' },
    { source: 'shipping.defaultShippingCharge', kind: 'money', min: 0 },
    { source: 'shipping.returnDuration', kind: 'number', min: 0 },
    { source: 'shipping.freeShippingThreshold', kind: 'money', min: 0 },
    { source: 'shipping.deliveryOption', kind: 'choice', choices: ['Same Day', 'Next Day', 'Within Duration'] },
    ...text('shipping.sameDayTimeLimit'),
    { source: 'shipping.deliveryDuration', kind: 'number', min: 0 },
    ...rich('legal.establishmentName', 'legal.privacyPolicy', 'legal.returnPolicy', 'legal.terms'),
    ...alike({ kind: 'longText' }, ...offers.map(offer => `specialMessages.primaryLang.${offer}` as const)),
    ...alike({ kind: 'longText', lang: 'ar', when: 'multiLanguage' }, ...offers.map(offer => `specialMessages.secondaryLang.${offer}` as const)),
    ...text('setup.orderIdTag'),
    { source: 'setup.adminEmail', kind: 'text', as: 'email' },
    ...text('setup.frontendurl'),
    { source: 'multiLanguange.isMultiLanguage', kind: 'flag' },
    ...text('multiLanguange.secondaryLanguageName'),
    { source: 'multiLanguange.priority', kind: 'choice', choices: ['english', 'arabic'] },
    { source: 'homeShop', kind: 'reference', reference: 'shops', search: true },
    { source: 'shopSearchDistance', kind: 'number', min: 0 },
    { source: 'returnDuration', kind: 'number', min: 0 },
    ...rich('privacyPolicy'),
  ],
});
