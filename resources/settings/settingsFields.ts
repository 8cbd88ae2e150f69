/** The fields of the settings, in the order of their tabs. */
import { alike, below, fieldList, listOf, sourcesOf } from '#define';
import { arabic } from '#resources/bilingual.ts';
import { firstTaxCategory, taxCategory, taxPercentages } from './taxCategories';

const text = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'text' }, ...sources);
const rich = <const S extends readonly string[]>(...sources: S) => alike({ kind: 'richText' }, ...sources);
const offers = listOf('bannerOffer', 'productOffer', 'shippingOffer', 'deliveryOffer');
const networks = listOf('facebook', 'instagram', 'linkedin', 'whatsApp', 'snapchat', 'tiktok');

const company = fieldList(...text('company.name'), { source: 'company.logo', kind: 'images', max: 1 });
const address = fieldList(
  ...text(
    'company.address.addressLine1',
    'company.address.addressLine2',
    'company.address.district',
    'company.address.state',
    'company.address.country',
  ),
  { source: 'company.address.pinCode', kind: 'text', keyboard: 'number' },
);
const contact = fieldList(
  { source: 'company.contactDetails.mobile', kind: 'text', keyboard: 'tel', personal: false },
  { source: 'company.contactDetails.email', kind: 'text', keyboard: 'email', personal: false },
  { source: 'company.contactDetails.website', kind: 'text' },
);
const social = text(...below('company.socialLinks', networks));
const currency = text('company.defaultCurrency', 'company.defaultCurrencySymbol');
const tax = fieldList(
  ...text('taxDetails.taxId', 'taxDetails.taxPhrase'),
  { source: 'taxDetails.defaultTaxPercentage', kind: 'percent', ...taxPercentages },
  { source: 'taxDetails.isMultipleTax', kind: 'flag' },
);
const payment = fieldList(
  { source: 'payment.paymentType', kind: 'choice', choices: ['Cash on Delivery', 'Online Payment', 'Both'] },
  { source: 'payment.paymentGateway', kind: 'choice', choices: ['one', 'RazorPay'] },
  { source: 'payment.creditionals.encryptedApiKey', kind: 'secret' },
  ...text('payment.creditionals.encryptedPublicKey'),
);
const shipping = fieldList(
  { source: 'shipping.defaultShippingCharge', kind: 'money', min: 0 },
  { source: 'shipping.returnDuration', kind: 'number', min: 0 },
  { source: 'shipping.freeShippingThreshold', kind: 'money', min: 0 },
  { source: 'shipping.deliveryOption', kind: 'choice', choices: ['Same Day', 'Next Day', 'Within Duration'] },
  ...text('shipping.sameDayTimeLimit'),
  { source: 'shipping.deliveryDuration', kind: 'number', min: 0 },
);
const legal = rich('legal.establishmentName', 'legal.privacyPolicy', 'legal.returnPolicy', 'legal.terms');
const messages = alike({ kind: 'longText' }, ...below('specialMessages.primaryLang', offers));
const arabicMessages = alike({ kind: 'longText', lang: arabic, when: 'multiLanguage' }, ...below('specialMessages.secondaryLang', offers));
const general = fieldList(...text('setup.orderIdTag'), { source: 'setup.adminEmail', kind: 'text', keyboard: 'email' }, ...text('setup.frontendurl'));
/** An input that the shop uses. */
const inputInUse = fieldList({ source: 'name', kind: 'text' }, { source: 'required', kind: 'flag' });
const inputs = alike({ kind: 'rows', fields: inputInUse }, 'setup.shippingInputs', 'setup.productInputs', 'setup.classificationInputs');
const language = fieldList({ source: 'multiLanguange.isMultiLanguage', kind: 'flag' }, ...text('multiLanguange.secondaryLanguageName'), {
  source: 'multiLanguange.priority',
  kind: 'choice',
  choices: ['english', 'arabic'],
});
/** The fields of the simplified page. */
const simplified = fieldList(
  { source: 'homeShop', kind: 'reference', reference: 'shops', search: true },
  { source: 'shopSearchDistance', kind: 'number', min: 0 },
  { source: 'returnDuration', kind: 'number', min: 0 },
  ...rich('privacyPolicy'),
);

export const fields = fieldList(
  ...company,
  ...address,
  ...contact,
  ...social,
  ...currency,
  ...tax,
  {
    source: 'taxDetails.taxCategories',
    kind: 'rows',
    shape: 'table',
    fields: taxCategory,
    derive: firstTaxCategory,
    when: { 'taxDetails.isMultipleTax': true },
  },
  ...payment,
  ...shipping,
  ...legal,
  ...messages,
  ...arabicMessages,
  ...general,
  ...inputs,
  ...language,
  ...simplified,
);

/** The tabs of the page, and the block of the simplified page. */
export const layout = listOf(
  { tab: 'company', fields: sourcesOf(company) },
  { tab: 'company', section: 'address', fields: sourcesOf(address) },
  { tab: 'company', section: 'contact', fields: sourcesOf(contact) },
  { tab: 'company', section: 'social', fields: sourcesOf(social) },
  { tab: 'company', section: 'currency', fields: sourcesOf(currency) },
  { tab: 'tax', fields: sourcesOf(tax) },
  { tab: 'tax', section: 'taxCategories', fields: ['taxDetails.taxCategories'] },
  { tab: 'payment', fields: sourcesOf(payment) },
  { tab: 'shipping', fields: sourcesOf(shipping) },
  { tab: 'legal', fields: sourcesOf(legal) },
  { tab: 'messages', section: 'offers', fields: sourcesOf(messages) },
  { tab: 'messages', section: 'offersArabic', fields: sourcesOf(arabicMessages) },
  { tab: 'setup', section: 'general', fields: sourcesOf(general) },
  { tab: 'setup', section: 'shippingInputs', fields: ['setup.shippingInputs'] },
  { tab: 'setup', section: 'productInputs', fields: ['setup.productInputs'] },
  { tab: 'setup', section: 'classificationInputs', fields: ['setup.classificationInputs'] },
  { tab: 'language', fields: sourcesOf(language) },
  { section: 'simplified', fields: sourcesOf(simplified) },
);
