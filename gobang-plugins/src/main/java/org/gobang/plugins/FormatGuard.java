package org.gobang.plugins;

import static org.gobang.plugins.PluginRefusedException.text;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Calls a format of a plugin on a separate thread with a time limit, or a bundled format on the
 * calling thread.
 *
 * @param guard empty for a bundled format
 */
record FormatGuard(String id, RecordFormat format, Optional<ProviderGuard> guard) {

  private static final Duration LIMIT = Duration.ofSeconds(RecordFormat.LIMIT_SECONDS);

  static FormatGuard of(String id, RecordFormat format) {
    return new FormatGuard(id, format, ProviderGuard.unlessBundled(format, LIMIT));
  }

  /** The result of a call: a value, or an exception that a format may throw. */
  private record Outcome<T>(@Nullable T value, @Nullable Exception thrown) {}

  /**
   * Runs code of the format and waits for it.
   *
   * @throws IOException if the code throws it
   * @throws RefusedException if the code throws it or any other exception, or takes too long
   */
  <T> T call(PluginContext.Code<T, IOException> code) throws IOException {
    return guard.isEmpty() ? code.run() : guarded(code, guard.get());
  }

  private <T> T guarded(PluginContext.Code<T, IOException> code, ProviderGuard limited)
      throws IOException {
    Outcome<T> outcome;
    try {
      outcome = limited.call(id, format.getClass().getClassLoader(), () -> outcome(code));
    } catch (PluginRefusedException failed) {
      boolean slow = failed.kind().equals(Refusal.TOO_SLOW);
      throw refused(slow ? text("format.slow", limited.seconds()) : failed.sentence(), failed);
    }
    if (outcome.thrown() instanceof IOException unreadable) {
      throw unreadable;
    }
    if (outcome.thrown() instanceof RefusedException refused) {
      throw refused;
    }
    if (outcome.value() == null) {
      throw refused(text("format.nothing"), null);
    }
    return outcome.value();
  }

  private RefusedException refused(LocalizedText why, @Nullable Throwable cause) {
    return new RefusedException("", text("format.failed", id, why), cause);
  }

  private static <T> Outcome<T> outcome(PluginContext.Code<T, IOException> code) {
    try {
      return new Outcome<>(code.run(), null);
    } catch (IOException | RefusedException expected) {
      return new Outcome<>(null, expected);
    }
  }
}
