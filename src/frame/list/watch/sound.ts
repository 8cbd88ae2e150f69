import { useSyncExternalStore } from 'react';

let context: AudioContext | undefined;

/** Created when the sound is first wanted: browsers count it as an attempt to play. */
function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Lets the sound play. Only a press of the person allows it. */
export const allowSound = (): void => void audio().resume();

/** A short, quiet tone. Silent while the browser blocks it: it must not sound later. */
export function playTone(): void {
  const { currentTime, destination, state } = audio();
  if (state !== 'running') return;
  const tone = new OscillatorNode(audio(), { frequency: 880 });
  const volume = new GainNode(audio(), { gain: 0.15 });
  volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.4);
  tone.connect(volume).connect(destination);
  tone.start();
  tone.stop(currentTime + 0.4);
}

const onState = (onChange: () => void) => {
  audio().addEventListener('statechange', onChange);
  return () => audio().removeEventListener('statechange', onChange);
};
const never = () => () => {};

/** Whether the browser blocks a sound that is switched on. */
export const useIsSoundBlocked = (isOn: boolean): boolean => useSyncExternalStore(isOn ? onState : never, () => isOn && audio().state !== 'running');
