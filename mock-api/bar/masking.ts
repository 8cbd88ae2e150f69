/** Takes secrets out of what others will read: by the names they stand under, and wherever their values stand. Pure. */

/** Stands where a secret stood. */
export const takenOut = '(taken out)';

/** Words that are long, as pictures in a body are, are cut here. */
const longest = 400;

/** Shorter ones are everywhere by chance. */
const shortest = 5;

const secretName =
  /passw|pwd|secret|token|credential|creditional|authorization|sess(ion)?[_-]?(id|key)|^session$|(^|[._])sid$|^(set-)?cookie$|^(otp|pin)$|(^|[._[-])(cv[cv]2?|iban)\]?$|card[_-]?(no|num)|account[_-]?(no|num)|(api|private|public|access|encrypt\w*).?key/i;

/** Whether what stands under a name is a secret, by the name alone. */
export const soundsSecret = (name: string): boolean => secretName.test(name);

/** How secrets are known. */
export interface Known {
  /** Whether what stands under a name is one. */
  isSecret: (name: string) => boolean;
  /** Values of secrets, wherever they stand. */
  values: readonly string[];
  /** E-mail addresses are of real people, and taken out too. */
  emails?: boolean;
}

const patterns = [/\b(Bearer\s{1,9})[^\s"',]+/gi, /()(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g];

/** What may be the number of a card: 14 to 19 digits, in one or in the groups that are printed on it. */
const cards = /(?<![\w.])(?:\d{14,19}|\d{4}([ \u00a0-])\d{4}\1\d{4}\1\d{2,7}|\d{4}([ \u00a0-])\d{6}\2\d{4,5})(?!\w)/g;

/** The check digit that every card's number has (Luhn); other long numbers have it in one case of ten. */
function isCard(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  return digits.reduce((sum, digit, at) => sum + (at % 2 ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit), 0) % 10 === 0;
}

/** What may be an IBAN: a country, two digits that check it, then the account, in one or in groups of four. */
const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g;

/** Whether its check holds (ISO 13616): as a number, with its first four signs at the end, it leaves 1 by 97. */
function isIban(text: string): boolean {
  const signs = text.replaceAll(' ', '');
  const digits = [...(signs.slice(4) + signs.slice(0, 4))].map(sign => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A name with its value, as in a form's body, a query or a cookie. The name begins where no other does, so that each is read once. */
const pairs = /(?<![\w.[\]%-])([\w.[\]%-]{1,100})=([^&#\s;"']+)/g;

/** A name with its value as JSON has them, within other text or in what was cut off. */
const members = /"([\w.-]{1,100})"\s{0,9}:\s{0,9}(?:"[^"\\]*(?:\\.[^"\\]*)*"?|[\w.+-]+)/g;

/** An e-mail address, read from its sign backwards: a long text without any is read once. */
const mail = /(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
const beforeMail = /[^\s@"'<>/?&=,;]{1,64}$/;

function withoutMail(text: string): string {
  let masked = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(mail)) {
    const before = text.slice(at, index);
    const [name] = beforeMail.exec(before.slice(-64)) ?? [];
    masked += name ? `${before.slice(0, -name.length)}(e-mail)` : before + found;
    at = index + found.length;
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

/** A text without numbers of cards and accounts. */
const withoutNumbers = (text: string): string =>
  text.replace(cards, found => (isCard(found) ? takenOut : found)).replace(ibans, found => (isIban(found) ? takenOut : found));

/** A value of a form's body or a query without such numbers, whose blanks are written as `+` or `%20` there. What holds none stays as it was written. */
function withoutNumbersIn(value: string): string {
  const read = decoded(value.replaceAll('+', ' '));
  const masked = withoutNumbers(read);
  return masked === read ? value : encodeURIComponent(masked).replaceAll(encodeURIComponent(takenOut), takenOut);
}

/** Whether something is an object with keys. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts that stand under a secret's name, however deep; those that are too short to be told from other words are left out. */
export function secretsIn(value: unknown, isSecret: Known['isSecret'], within = false): string[] {
  if (within && (typeof value === 'string' || typeof value === 'number')) return String(value).length >= shortest ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap(item => secretsIn(item, isSecret, within));
  if (isObject(value)) return Object.entries(value).flatMap(([name, held]) => secretsIn(held, isSecret, within || isSecret(name)));
  return [];
}

/** A text without secrets: their values, what stands behind their names, and what looks like a token, a card's number or an IBAN. */
export function maskedText(text: string, { isSecret, values, emails = false }: Known): string {
  let masked = text;
  // The longest first, as one may be part of another.
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

/** The same value without secrets: texts and numbers under a secret's name are replaced, empty ones stay. */
export function masked<T>(value: T, known: Known, within?: boolean): T;
export function masked(value: unknown, known: Known, within = false): unknown {
  if (typeof value === 'string') return within && value ? takenOut : maskedText(value, known);
  if (typeof value === 'number') return within || maskedText(String(value), { ...known, values: [] }) === takenOut ? takenOut : value;
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, known, within));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, masked(held, known, within || known.isSecret(name))]));
  return value;
}

/** The same value with long texts cut. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest / 4)}… (${value.length} characters)` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, cut(held)]));
  return value;
}

/** A body as it may be shown: without secrets, long texts cut. JSON stays JSON. */
export function maskedBody(body: string, known: Known): string {
  try {
    return JSON.stringify(cut(masked(JSON.parse(body), known)));
  } catch {
    return String(cut(maskedText(body, known)));
  }
}
