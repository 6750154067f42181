package org.gobang.ui.console.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.Signals;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** On Windows there is no such signal. */
@DisabledOnOs(OS.WINDOWS)
class TakenSignalsTest {

  private final CountDownLatch heardBefore = new CountDownLatch(1);
  private Object had;

  @BeforeEach
  void somebodyListens() {
    had = Signals.register("WINCH", heardBefore::countDown);
  }

  @AfterEach
  void nobodyListens() {
    Signals.unregister("WINCH", had);
  }

  private static void raise() throws IOException, InterruptedException {
    String self = Long.toString(ProcessHandle.current().pid());
    new ProcessBuilder("kill", "-WINCH", self).start().waitFor();
  }

  @Test
  void aSignalGoesBackToWhoHadIt() throws IOException, InterruptedException {
    CountDownLatch heard = new CountDownLatch(1);
    TakenSignals signals = new TakenSignals();
    signals.take(Signal.WINCH, heard::countDown);
    raise();
    assertThat(heard.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(heardBefore.getCount()).isEqualTo(1);
    signals.giveBack();
    raise();
    assertThat(heardBefore.await(10, TimeUnit.SECONDS)).isTrue();
  }
}
