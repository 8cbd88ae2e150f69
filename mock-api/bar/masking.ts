/** Takes secrets out of what others will read: by the names they stand under, and wherever their values stand. Pure. */

/** Stands where a secret stood. */
export const takenOut = '(taken out)';

/** Words that are long, as pictures in a body are, are cut here. */
const longest = 400;

/** Shorter ones are everywhere by chance. */
const shortest = 5;

const secretName =
  /passw|pwd|secret|token|credential|creditional|authorization|^(set-)?cookie$|^otp$|^pin$|(api|private|public|access|encrypt\w*).?key/i;

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

const patterns = [/\b(Bearer\s+)[^\s"',]+/gi, /()\beyJ[\w-]+\.[\w-]+\.[\w-]*/g];

/** Whether something is an object with keys. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts that stand under a secret's name, however deep; those that are too short to be told from other words are left out. */
export function secretsIn(value: unknown, isSecret: Known['isSecret'], within = false): string[] {
  if (within && (typeof value === 'string' || typeof value === 'number')) return String(value).length >= shortest ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap(item => secretsIn(item, isSecret, within));
  if (isObject(value)) return Object.entries(value).flatMap(([name, held]) => secretsIn(held, isSecret, within || isSecret(name)));
  return [];
}

/** A text without secrets: their values, and what looks like a token. */
export function maskedText(text: string, { isSecret, values, emails = false }: Known): string {
  let masked = text;
  // The longest first, as one may be part of another.
  for (const value of [...values].sort((a, b) => b.length - a.length))
    for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])) masked = masked.replaceAll(form, takenOut);
  for (const pattern of patterns) masked = masked.replace(pattern, `$1${takenOut}`);
  if (emails) masked = masked.replace(/[^\s@"'<>/?&=,;]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '(e-mail)');
  return masked.replace(/([?&]([^=&#\s]+)=)[^&#\s]+/g, (whole, lead: string, name: string) => (isSecret(name) ? `${lead}${takenOut}` : whole));
}

/** The same value without secrets: texts and numbers under a secret's name are replaced, empty ones stay. */
export function masked<T>(value: T, known: Known, within?: boolean): T;
export function masked(value: unknown, known: Known, within = false): unknown {
  if (typeof value === 'string') return within && value ? takenOut : maskedText(value, known);
  if (typeof value === 'number' && within) return takenOut;
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
