package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordFormat;
import org.gobang.plugins.PluginContext.Code;
import org.junit.jupiter.api.Test;

/** Tests protecting callers from failing formats. */
class FormatGuardTest {

  private static final RecordFormat FORMAT = new ToyFormat("odd", List.of(".odd"));

  private static <T> T call(Code<T, IOException> code) throws IOException {
    return call(Duration.ofMinutes(2), code);
  }

  private static <T> T call(Duration limit, Code<T, IOException> code) throws IOException {
    ProviderGuard limited = new ProviderGuard(limit);
    return new FormatGuard("odd", FORMAT, Optional.of(limited)).call(code);
  }

  private static void assertFails(Code<?, IOException> code, String sentence) {
    assertFails(Duration.ofMinutes(2), code, sentence);
  }

  private static void assertFails(Duration limit, Code<?, IOException> code, String sentence) {
    assertThatThrownBy(() -> call(limit, code))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the format odd failed: " + sentence);
  }

  @Test
  void interruptsAndAbandonsAHangingFormat() throws InterruptedException {
    CountDownLatch interrupted = new CountDownLatch(1);
    assertFails(
        Duration.ofMillis(200),
        () -> {
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return "late";
        },
        "it took longer than 0.2 s");
    interrupted.await();
  }

  @Test
  @SuppressWarnings("NullAway") // Plugins are not checked.
  void reportsAnyThrowableInASentence() {
    assertFails(
        () -> {
          throw new StackOverflowError();
        },
        "odd threw StackOverflowError");
    assertFails(
        () -> {
          throw new IllegalStateException("odd\nstate");
        },
        "odd threw IllegalStateException: odd state");
    assertFails(() -> null, "it returned nothing");
  }

  @Test
  void passesOnDeclaredExceptions() throws IOException {
    assertThat(call(() -> "made")).isEqualTo("made");
    RefusedException refused = new RefusedException("too large");
    assertThatThrownBy(
            () ->
                call(
                    () -> {
                      throw refused;
                    }))
        .isSameAs(refused);
    assertThatThrownBy(
            () ->
                call(
                    () -> {
                      throw new EOFException("cut off");
                    }))
        .isInstanceOf(EOFException.class);
  }

  @Test
  void onlyPluginsHaveASeparateThread() throws IOException {
    assertThat(call(Thread::currentThread).getName()).isEqualTo("gobang-plugin-odd");
    assertThat(new FormatGuard("sgf", FORMAT, Optional.empty()).call(Thread::currentThread))
        .isSameAs(Thread.currentThread());
  }
}
