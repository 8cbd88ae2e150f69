/// <reference types="vite/client" />
declare module 'virtual:shown-paths' {
  /** Every documented address pattern, for code that must not carry the resources. Made by vite.config.ts. */
  const shownPaths: readonly string[];
  export default shownPaths;
}
