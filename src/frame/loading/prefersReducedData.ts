/** Whether the browser's data saver is on. Then nothing is prefetched. */
export const prefersReducedData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
