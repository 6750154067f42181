/** Short sounds, made by the page itself. */
import { part } from "./store.js";

/** For each cue its tones: frequency in hertz, begin and length in seconds, loudness. */
const CUES = {
  move: [[520, 0, 0.05, 0.25], [190, 0, 0.09, 0.3]],
  reply: [[430, 0, 0.05, 0.25], [160, 0, 0.1, 0.3]],
  end: [[523, 0, 0.18, 0.16], [659, 0.14, 0.18, 0.16], [784, 0.28, 0.4, 0.16]],
  tick: [[1100, 0, 0.03, 0.12]],
};
let context = null;

/** Browsers allow no sound before the visitor has clicked somewhere or pressed a key. */
const allowed = () => navigator.userActivation?.hasBeenActive !== false;

/** Plays a cue, where sounds are wanted. */
export function play(cue) {
  if (!part("look")?.sounds || !CUES[cue] || !allowed()) {
    return;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") {
    context.resume();
  }
  CUES[cue].forEach((tone) => sound(...tone));
}

function sound(frequency, begin, length, loudness) {
  const at = context.currentTime + begin;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
