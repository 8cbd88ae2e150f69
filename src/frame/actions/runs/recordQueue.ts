/** Creates a function that runs the tasks of one record one after another, as each may read the record and send it back. */
export function recordQueue() {
  const latest = new Map<string, Promise<unknown>>();
  return <T>(id: string, task: () => Promise<T>): Promise<T> => {
    const run = (latest.get(id) ?? Promise.resolve()).then(task, task);
    latest.set(id, run);
    return run;
  };
}
