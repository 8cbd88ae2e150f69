import { useEffect, useRef, useState } from 'react';
import type { Progress } from '#frame/ui/ProgressWithStop.tsx';
import type { StepOptions } from './runEach';

/** Runs one long task at a time, reports its progress, and stops it on demand or when its screen is left. */
export function useStoppable() {
  const [progress, setProgress] = useState<Progress>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async <T>(total: number, task: (options: StepOptions) => Promise<T>): Promise<T> => {
    controller.current = new AbortController();
    setProgress({ settled: 0, total, isStopping: false });
    try {
      return await task({
        signal: controller.current.signal,
        onStep: settled => setProgress(shown => shown && { ...shown, settled }),
      });
    } finally {
      setProgress(undefined);
    }
  };
  const stop = () => {
    controller.current?.abort();
    setProgress(shown => shown && { ...shown, isStopping: true });
  };
  return { progress, start, stop };
}
