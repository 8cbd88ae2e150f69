/// <reference types="vite/client" />
declare module 'virtual:ahead' {
  /** What `src/routing/ahead.ts` makes of the resources, for code that must not carry them. Made by vite.config.ts. */
  export const shownPaths: readonly string[];
  export const firstPages: Record<string, string>;
}
