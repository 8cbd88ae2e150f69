/** Writes a declaration as TypeScript. Biome formats it. Pure. */
import { isPlain, type Plain } from '#define';

/** Code that stands in a declaration as it is: `call('GET /crates')`. */
export class Code {
  constructor(readonly text: string) {}
}

const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** A value as code. */
export function codeOf(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${entries.map(([key, inner]) => `${keyText(key)}: ${codeOf(inner)}`).join(', ')} }`;
}

/** The file of a resource: each part in a line of its own, so that the formatter keeps them apart. */
export function declarationText(name: string, parts: Plain): string {
  const lines = Object.entries(parts).flatMap(([key, value]) => (value === undefined ? [] : [`  ${key}: ${partText(value)},`]));
  return `import { call, defineResource } from '#define';\n\nexport const ${name} = defineResource({\n${lines.join('\n')}\n});\n`;
}

function partText(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map(item => `    ${codeOf(item)},`).join('\n')}\n  ]`;
  if (!isPlain(value)) return codeOf(value);
  return `{\n${Object.entries(value)
    .map(([key, inner]) => `    ${keyText(key)}: ${codeOf(inner)},`)
    .join('\n')}\n  }`;
}
