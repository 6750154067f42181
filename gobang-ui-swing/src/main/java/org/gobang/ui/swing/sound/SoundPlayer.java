package org.gobang.ui.swing.sound;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.session.GameSignal;

/**
 * Plays cues in sequence on a separate thread. It is silent without an audio device and drops late
 * sounds.
 */
public final class SoundPlayer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(SoundPlayer.class.getName());
  private static final int WAITING = 2;

  private final Predicate<GameSignal> device;
  private final ExecutorService thread;

  /**
   * Whether a device may be available. False after a failed search, to avoid a search on each move.
   */
  private volatile boolean audible = true;

  /** Creates a player on the audio device of the system. */
  public SoundPlayer() {
    this(
        SoundPlayer::sound,
        new ThreadPoolExecutor(
            0,
            1,
            30,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            task -> BackgroundTasks.thread("gobang-window-sound", task),
            new ThreadPoolExecutor.DiscardPolicy()));
  }

  /**
   * Creates a player on an audio device.
   *
   * @param device plays a complete cue and returns false on failure
   * @param thread the thread for playing
   */
  SoundPlayer(Predicate<GameSignal> device, ExecutorService thread) {
    this.device = device;
    this.thread = thread;
  }

  /** Plays a cue without waiting. */
  public void play(GameSignal cue) {
    if (audible) {
      thread.execute(() -> audible = device.test(cue));
    }
  }

  /** Allows another search for a device. */
  public void retry() {
    audible = true;
  }

  private static boolean sound(GameSignal cue) {
    try (SourceDataLine line = AudioSystem.getSourceDataLine(Tones.FORMAT)) {
      byte[] samples = Tones.of(cue);
      line.open(Tones.FORMAT);
      line.start();
      line.write(samples, 0, samples.length);
      line.drain();
      return true;
    } catch (LineUnavailableException | IllegalArgumentException noDevice) {
      LOG.log(System.Logger.Level.DEBUG, "Could not open audio device", noDevice);
      return false;
    }
  }

  /** Stops playing. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
