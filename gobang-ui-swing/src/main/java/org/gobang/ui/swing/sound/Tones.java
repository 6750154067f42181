package org.gobang.ui.swing.sound;

import java.util.Random;
import javax.sound.sampled.AudioFormat;
import org.gobang.presentation.session.GameSignal;

/** Computes the sounds of cues. */
final class Tones {

  private static final int RATE = 44_100;

  /** The audio format: 16-bit samples, mono, little-endian. */
  static final AudioFormat FORMAT = new AudioFormat(RATE, 16, 1, true, false);

  private static final double LOUDNESS = 0.4;

  private final double[] samples;

  private Tones(double seconds) {
    samples = new double[(int) (seconds * RATE)];
  }

  /** Returns the samples of a cue in {@link #FORMAT}. */
  static byte[] of(GameSignal cue) {
    return switch (cue) {
      case MOVE -> new Tones(0.12).stone().bytes();
      case REPLY -> new Tones(0.6).stone().bell(880, 0.09, 0.35).bell(1174.7, 0.2, 0.35).bytes();
      case END ->
          new Tones(1.5)
              .bell(523.3, 0, 0.4)
              .bell(659.3, 0.13, 0.4)
              .bell(784, 0.26, 0.4)
              .bell(1046.5, 0.39, 0.3)
              .bytes();
      case TICK -> new Tones(0.05).wave(1900, 0, 0.25, 0.006).bytes();
    };
  }

  /** Adds the sound of a stone on wood: a knock with a short resonance of the board. */
  private Tones stone() {
    Random noise = new Random(1);
    for (int i = 0; i < RATE / 250; i++) {
      samples[i] += 0.5 * (2 * noise.nextDouble() - 1) * Math.exp(-i / (0.0008 * RATE));
    }
    return wave(1150, 0, 0.6, 0.010).wave(430, 0, 0.5, 0.022);
  }

  /** Adds a note with an overtone. */
  private Tones bell(double hertz, double begin, double loud) {
    return wave(hertz, begin, loud, 0.22).wave(2 * hertz, begin, loud / 4, 0.12);
  }

  /**
   * Adds a sine wave that fades.
   *
   * @param begin the start in seconds
   * @param fade the time in seconds until the volume drops to about a third
   */
  private Tones wave(double hertz, double begin, double loud, double fade) {
    int first = (int) (begin * RATE);
    for (int i = first; i < samples.length; i++) {
      double at = (double) (i - first) / RATE;
      double rise = Math.min(1, at / 0.002);
      samples[i] += loud * rise * Math.exp(-at / fade) * Math.sin(2 * Math.PI * hertz * at);
    }
    return this;
  }

  private byte[] bytes() {
    byte[] bytes = new byte[2 * samples.length];
    for (int i = 0; i < samples.length; i++) {
      // Fades out the last hundredth of a second to avoid a click.
      double end = Math.min(1, (samples.length - i) / (0.01 * RATE));
      double sample = Math.max(-1, Math.min(1, LOUDNESS * end * samples[i]));
      int value = (int) Math.round(sample * Short.MAX_VALUE);
      bytes[2 * i] = (byte) value;
      bytes[2 * i + 1] = (byte) (value >> 8);
    }
    return bytes;
  }
}
