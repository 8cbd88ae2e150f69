/** Masks secrets in texts and values that are shown to others: by their keys, by their values and by their form. Pure. */

/** Replaces a secret. */
export const takenOut = '(taken out)';

/** Longer texts, as images in a body, are cut. In characters. */
const maxLength = 400;

/** Shorter secrets are not searched for, as they appear in other texts by chance. In characters. */
const minLength = 5;

const secretName =
  /passw|pwd|secret|token|credential|creditional|authorization|sess(ion)?[_-]?(id|key)|^session$|(^|[._])sid$|^(set-)?cookie$|^(otp|pin)$|(^|[._[-])(cv[cv]2?|iban)\]?$|card[_-]?(no|num)|account[_-]?(no|num)|(api|private|public|access|encrypt\w*).?key/i;

/** Whether the value of a key is a secret, by the name of the key. */
export const soundsSecret = (name: string): boolean => secretName.test(name);

/** How secrets are recognised. */
export interface MaskOptions {
  /** Whether the value of a key is a secret. */
  isSecret: (name: string) => boolean;
  /** Known secret values, masked everywhere. */
  values: readonly string[];
  /** Whether e-mail addresses are masked too. */
  emails?: boolean;
}

const patterns = [/\b(Bearer\s{1,9})[^\s"',]+/gi, /()(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g];

/** Possible card numbers: 14 to 19 digits, together or in the groups that are printed on cards. */
const cards = /(?<![\w.])(?:\d{14,19}|\d{4}([ \u00a0-])\d{4}\1\d{4}\1\d{2,7}|\d{4}([ \u00a0-])\d{6}\2\d{4,5})(?!\w)/g;

/** Whether the check digit of a card number is right (Luhn). One in ten other numbers passes too. */
function isCard(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  return digits.reduce((sum, digit, at) => sum + (at % 2 ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit), 0) % 10 === 0;
}

/** Possible IBANs: a country, two check digits, then the account, together or in groups of four. */
const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g;

/** Whether the check digits of an IBAN are right (ISO 13616). */
function isIban(text: string): boolean {
  const characters = text.replaceAll(' ', '');
  const digits = [...(characters.slice(4) + characters.slice(0, 4))].map(character => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A name and value as in a form's body, a query or a cookie. The lookbehind makes matching linear. */
const pairs = /(?<![\w.[\]%-])([\w.[\]%-]{1,100})=([^&#\s;"']+)/g;

/** A key and value of JSON, within other text or in JSON that was cut off. */
const members = /"([\w.-]{1,100})"\s{0,9}:\s{0,9}(?:"[^"\\]*(?:\\.[^"\\]*)*"?|[\w.+-]+)/g;

/** The part of an e-mail address from its @. The part before it is matched backwards, which keeps long texts fast. */
const mail = /(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
const beforeMail = /[^\s@"'<>/?&=,;]{1,64}$/;

function withoutMail(text: string): string {
  let masked = '';
  let at = 0;
  for (const { 0: match, index } of text.matchAll(mail)) {
    const before = text.slice(at, index);
    const [name] = beforeMail.exec(before.slice(-64)) ?? [];
    masked += name ? `${before.slice(0, -name.length)}(e-mail)` : before + match;
    at = index + match.length;
  }
  return masked + text.slice(at);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text without card numbers and IBANs. */
const withoutNumbers = (text: string): string =>
  text.replace(cards, match => (isCard(match) ? takenOut : match)).replace(ibans, match => (isIban(match) ? takenOut : match));

/** An encoded value of a form's body or a query, without such numbers. A value without any keeps its encoding. */
function withoutNumbersIn(value: string): string {
  const plain = decoded(value.replaceAll('+', ' '));
  const masked = withoutNumbers(plain);
  return masked === plain ? value : encodeURIComponent(masked).replaceAll(encodeURIComponent(takenOut), takenOut);
}

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of secret keys at any depth, without the short ones. @param within whether the value itself is below a secret key. */
export function secretsIn(value: unknown, isSecret: MaskOptions['isSecret'], within = false): string[] {
  if (within && (typeof value === 'string' || typeof value === 'number')) return String(value).length >= minLength ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap(item => secretsIn(item, isSecret, within));
  if (isObject(value)) return Object.entries(value).flatMap(([name, inner]) => secretsIn(inner, isSecret, within || isSecret(name)));
  return [];
}

/** A text without secrets: known values, values of secret keys, tokens, card numbers and IBANs. */
export function maskedText(text: string, { isSecret, values, emails = false }: MaskOptions): string {
  let masked = text;
  // The longest first, as one value may be part of another.
  for (const value of [...values].sort((a, b) => b.length - a.length))
    for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])) masked = masked.replaceAll(form, takenOut);
  for (const pattern of patterns) masked = masked.replace(pattern, `$1${takenOut}`);
  if (emails) masked = withoutMail(masked);
  return withoutNumbers(
    masked
      .replace(members, (whole, name: string) => (isSecret(name) ? `"${name}":"${takenOut}"` : whole))
      .replace(pairs, (_, name: string, value: string) => `${name}=${isSecret(decoded(name)) ? takenOut : withoutNumbersIn(value)}`),
  );
}

/** The same value without secrets. Empty texts stay. @param within whether the value itself is below a secret key. */
export function masked<T>(value: T, options: MaskOptions, within?: boolean): T;
export function masked(value: unknown, options: MaskOptions, within = false): unknown {
  if (typeof value === 'string') return within && value ? takenOut : maskedText(value, options);
  if (typeof value === 'number') return within || maskedText(String(value), { ...options, values: [] }) === takenOut ? takenOut : value;
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, options, within));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, options, within || options.isSecret(name))]));
  return value;
}

/** The same value with long texts cut. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxLength ? `${value.slice(0, maxLength / 4)}… (${value.length} characters)` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)]));
  return value;
}

/** A request body without secrets, with long texts cut. JSON stays JSON. */
export function maskedBody(body: string, options: MaskOptions): string {
  try {
    return JSON.stringify(cut(masked(JSON.parse(body), options)));
  } catch {
    return String(cut(maskedText(body, options)));
  }
}
