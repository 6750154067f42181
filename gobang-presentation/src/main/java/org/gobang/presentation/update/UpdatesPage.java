package org.gobang.presentation.update;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.Keyword;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.presentation.task.CurrentTask;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;

/** A check for updates and its result. Use only on the interface thread. */
public final class UpdatesPage implements AutoCloseable {

  private final Updates updates;
  private final Texts texts;
  private final Runnable changed;
  private Notice said = Notice.NONE;
  private Optional<URI> page = Optional.empty();
  private final CurrentTask<UpdateReport> check;

  /**
   * Creates a page without a message.
   *
   * @param frontEnd runs tasks on the interface thread
   * @param changed run on the interface thread when the message changes
   */
  public UpdatesPage(Updates updates, Texts texts, Executor frontEnd, Runnable changed) {
    this.updates = updates;
    this.texts = texts;
    this.changed = changed;
    this.check = new CurrentTask<>(frontEnd);
  }

  /** Asks for the latest release, in place of a running check. */
  public void check() {
    check.run(
        updates.check(),
        report -> say(new Notice(sentence(report, texts.of("gobang"), texts), false), page(report)),
        refused -> say(Notice.failure(texts.of(refused)), Optional.empty()));
    say(new Notice(texts.of("updates.asking"), false), Optional.empty());
  }

  /**
   * Returns the result of a check for updates, in one sentence.
   *
   * @param name the name of the application
   */
  public static String sentence(UpdateReport report, String name, Texts texts) {
    return report.newer()
        ? texts.of(
            "updates.newer",
            name,
            report.latest().version(),
            report.latest().date().toString(),
            report.latest().page())
        : texts.of("updates.latest", name, report.version());
  }

  private static Optional<URI> page(UpdateReport report) {
    return Optional.of(report.latest().page()).filter(any -> report.newer());
  }

  private void say(Notice notice, Optional<URI> found) {
    said = notice;
    page = found;
    changed.run();
  }

  /** Returns whether a check is running. */
  public boolean isChecking() {
    return check.runs();
  }

  /** Returns the message on a running check, or the result of the last one. */
  public Notice said() {
    return said;
  }

  /** Returns the download page of a newer version, if one was found. */
  public Optional<URI> page() {
    return page;
  }

  /** Stops and discards the running check, if any. */
  public void cancel() {
    close();
    say(Notice.NONE, Optional.empty());
  }

  /** Stops the running check, if any; nothing is shown afterwards. */
  @Override
  public void close() {
    check.close();
  }

  /** The source of updates. */
  public enum Source implements Keyword {
    /** The address in the build of the application. */
    BUILT_IN,

    /** An address set by the user. */
    OWN,

    /** No checks. */
    OFF;

    /** Returns the current source. */
    public static Source of(Updates updates) {
      return switch (updates.address()) {
        case Updates.DEFAULT -> BUILT_IN;
        case Updates.OFF -> OFF;
        default -> OWN;
      };
    }

    /** Returns the name; the built-in address is shown as it is. */
    public String name(Texts texts, Updates updates) {
      if (this != BUILT_IN) {
        return texts.of("updates.source." + word());
      }
      return updates.builtIn().map(URI::toString).orElseGet(() -> texts.of("updates.source.none"));
    }

    /** Selects this source; a custom address is set with {@link Updates}. */
    public void choose(Updates updates) {
      if (this != OWN) {
        updates.address(this == OFF ? Updates.OFF : Updates.DEFAULT);
      }
    }

    /** Returns the custom address; empty if another source is set. */
    public static String own(Updates updates) {
      return of(updates) == OWN ? updates.address() : "";
    }
  }
}
