/** The fields of the settings, in the order of their tabs. */
import { alike, fieldList, inSection } from '#define';
import { arabic } from '#resources/bilingual.ts';
import { firstTaxCategory, taxCategory, taxPercentages } from './taxCategories';

const text = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'text' }, ...sources);
const rich = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'richText' }, ...sources);
const offers = ['bannerOffer', 'productOffer', 'shippingOffer', 'deliveryOffer'] as const;
const networks = ['facebook', 'instagram', 'linkedin', 'whatsApp', 'snapchat', 'tiktok'] as const;

export const company = [
  ...inSection('company', [...text('company.name'), { source: 'company.logo', kind: 'images', most: 1 }]),
  ...inSection('address', [
    ...text(
      'company.address.addressLine1',
      'company.address.addressLine2',
      'company.address.district',
      'company.address.state',
      'company.address.country',
    ),
    { source: 'company.address.pinCode', kind: 'text', keyboard: 'number' },
  ]),
  ...inSection('contact', [
    { source: 'company.contactDetails.mobile', kind: 'text', keyboard: 'tel', personal: false },
    { source: 'company.contactDetails.email', kind: 'text', keyboard: 'email', personal: false },
    { source: 'company.contactDetails.website', kind: 'text' },
  ]),
  ...inSection('social', text(...networks.map(network => `company.socialLinks.${network}` as const))),
  ...inSection('currency', text('company.defaultCurrency', 'company.defaultCurrencySymbol')),
] as const;
export const taxes = fieldList(
  ...inSection('tax', [
    ...text('taxDetails.taxId', 'taxDetails.taxPhrase'),
    { source: 'taxDetails.defaultTaxPercentage', kind: 'percent', ...taxPercentages },
    { source: 'taxDetails.isMultipleTax', kind: 'flag' },
  ]),
  { source: 'taxDetails.taxCategories', kind: 'rows', section: 'taxCategories', table: true, fields: taxCategory, derive: firstTaxCategory },
);
export const payment = inSection('payment', [
  { source: 'payment.paymentType', kind: 'choice', choices: ['Cash on Delivery', 'Online Payment', 'Both'] },
  { source: 'payment.paymentGateway', kind: 'choice', choices: ['one', 'RazorPay'] },
  { source: 'payment.creditionals.encryptedApiKey', kind: 'secret' },
  ...text('payment.creditionals.encryptedPublicKey'),
]);
export const shipping = inSection('shipping', [
  { source: 'shipping.defaultShippingCharge', kind: 'money', min: 0 },
  { source: 'shipping.returnDuration', kind: 'number', min: 0 },
  { source: 'shipping.freeShippingThreshold', kind: 'money', min: 0 },
  { source: 'shipping.deliveryOption', kind: 'choice', choices: ['Same Day', 'Next Day', 'Within Duration'] },
  ...text('shipping.sameDayTimeLimit'),
  { source: 'shipping.deliveryDuration', kind: 'number', min: 0 },
]);
export const legal = inSection('legal', rich('legal.establishmentName', 'legal.privacyPolicy', 'legal.returnPolicy', 'legal.terms'));
export const messages = [
  ...inSection('offers', alike({ kind: 'longText' }, ...offers.map(offer => `specialMessages.primaryLang.${offer}` as const))),
  ...inSection(
    'offersArabic',
    alike({ kind: 'longText', lang: arabic, when: 'multiLanguage' }, ...offers.map(offer => `specialMessages.secondaryLang.${offer}` as const)),
  ),
] as const;
/** An input that the shop uses. */
const inputInUse = fieldList({ source: 'name', kind: 'text' }, { source: 'required', kind: 'flag' });
export const setup = fieldList(
  ...inSection('general', [
    ...text('setup.orderIdTag'),
    { source: 'setup.adminEmail', kind: 'text', keyboard: 'email' },
    ...text('setup.frontendurl'),
  ]),
  { source: 'setup.shippingInputs', kind: 'rows', section: 'shippingInputs', fields: inputInUse },
  { source: 'setup.productInputs', kind: 'rows', section: 'productInputs', fields: inputInUse },
  { source: 'setup.classificationInputs', kind: 'rows', section: 'classificationInputs', fields: inputInUse },
);
export const language = inSection('language', [
  { source: 'multiLanguange.isMultiLanguage', kind: 'flag' },
  ...text('multiLanguange.secondaryLanguageName'),
  { source: 'multiLanguange.priority', kind: 'choice', choices: ['english', 'arabic'] },
]);
/** The fields of the simplified page. */
export const simplified = inSection('simplified', [
  { source: 'homeShop', kind: 'reference', reference: 'shops', search: true },
  { source: 'shopSearchDistance', kind: 'number', min: 0 },
  { source: 'returnDuration', kind: 'number', min: 0 },
  ...rich('privacyPolicy'),
]);
