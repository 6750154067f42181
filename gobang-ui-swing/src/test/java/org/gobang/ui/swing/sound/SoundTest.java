package org.gobang.ui.swing.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gobang.presentation.session.GameSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The sounds, without an audio device. */
class SoundTest {

  private static int[] samples(GameSignal cue) {
    byte[] bytes = Tones.of(cue);
    int[] samples = new int[bytes.length / 2];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (bytes[2 * i] & 0xFF) | bytes[2 * i + 1] << 8;
    }
    return samples;
  }

  @ParameterizedTest
  @EnumSource(GameSignal.class)
  void startsImmediatelyAndFadesOut(GameSignal cue) {
    int[] samples = samples(cue);
    int loudest = 0;
    for (int sample : samples) {
      loudest = Math.max(loudest, Math.abs(sample));
    }
    assertThat(loudest).as("audible without clipping").isBetween(2000, 32_000);
    assertThat(Math.abs(samples[samples.length - 1])).isLessThan(40);
    assertThat(samples.length).isLessThan(2 * 44_100);
  }

  @Test
  void differForEachCue() {
    assertThat(List.of(GameSignal.values()).stream().map(cue -> Tones.of(cue).length).distinct())
        .hasSameSizeAs(GameSignal.values());
  }

  @Test
  void playsWithoutWaitingAndStaysSilentWithoutADevice() throws Exception {
    List<GameSignal> played = new CopyOnWriteArrayList<>();
    CountDownLatch missing = new CountDownLatch(1);
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try (SoundPlayer player =
        new SoundPlayer(
            cue -> {
              awaitQuietly(missing);
              played.add(cue);
              return false;
            },
            thread)) {
      player.play(GameSignal.MOVE);
      missing.countDown();
      thread.submit(() -> {}).get();
      player.play(GameSignal.END);
      player.retry();
      player.play(GameSignal.TICK);
      thread.submit(() -> {}).get();
      assertThat(played).containsExactly(GameSignal.MOVE, GameSignal.TICK);
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Audible on machines with a device, silent on others. */
  @Test
  void opensTheSystemDeviceIfAvailable() {
    try (SoundPlayer player = new SoundPlayer()) {
      player.play(GameSignal.TICK);
    }
  }
}
