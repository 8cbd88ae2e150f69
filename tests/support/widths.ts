/** The window widths of a job's test, in pixels. `npm run test:hard` adds 1440, where least is new. */
export const widths: readonly number[] = process.env.WIDTHS === 'all' ? [1440, 1024, 360] : [1024, 360];
