package org.gobang.presentation.update;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.Keyword;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/** A check for updates, and what came of it. Use only on the interface thread. */
public final class UpdatesPage implements AutoCloseable {

  private final Updates updates;
  private final Texts texts;
  private final Executor frontEnd;
  private final Runnable changed;
  private Notice said = Notice.NONE;
  private Optional<URI> page = Optional.empty();
  private Optional<RunningTask<UpdateReport>> check = Optional.empty();

  /**
   * Creates a page that says nothing yet.
   *
   * @param frontEnd runs tasks on the interface thread
   * @param changed run there when there is something else to say
   */
  public UpdatesPage(Updates updates, Texts texts, Executor frontEnd, Runnable changed) {
    this.updates = updates;
    this.texts = texts;
    this.frontEnd = frontEnd;
    this.changed = changed;
  }

  /** Asks for the latest release, in place of a check that runs. */
  public void check() {
    close();
    RunningTask<UpdateReport> begun = updates.check();
    check = Optional.of(begun);
    say(new Notice(texts.of("updates.asking"), false), Optional.empty());
    StageOutcome.deliver(
        begun.result(),
        frontEnd,
        report -> ended(begun, notice(report), page(report)),
        refused -> ended(begun, Notice.failure(texts.of(refused)), Optional.empty()));
  }

  private Notice notice(UpdateReport report) {
    return new Notice(sentence(report, texts.of("gobang"), texts), false);
  }

  /**
   * What a check for updates found, in one sentence.
   *
   * @param name what the application is called
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

  private void ended(RunningTask<UpdateReport> which, Notice notice, Optional<URI> found) {
    if (check.filter(which::equals).isPresent()) {
      check = Optional.empty();
      say(notice, found);
    }
  }

  private void say(Notice notice, Optional<URI> found) {
    said = notice;
    page = found;
    changed.run();
  }

  /** Returns whether a check runs. */
  public boolean isChecking() {
    return check.isPresent();
  }

  /** That a check runs, or what came of the last one. */
  public Notice said() {
    return said;
  }

  /** Returns where a newer version can be downloaded, if one was found. */
  public Optional<URI> page() {
    return page;
  }

  /** Ends the check that runs, if there is one, and forgets it. */
  public void cancel() {
    close();
    say(Notice.NONE, Optional.empty());
  }

  /** Ends the check that runs, if there is one; nothing is shown any more. */
  @Override
  public void close() {
    check.ifPresent(
        running -> {
          check = Optional.empty();
          running.close();
        });
  }

  /** Which address is asked for updates. */
  public enum Source implements Keyword {
    /** The one that the application was built with. */
    BUILT_IN,

    /** One that the user gives. */
    OWN,

    /** None. */
    OFF;

    /** Returns the source that is set. */
    public static Source of(Updates updates) {
      return switch (updates.address()) {
        case Updates.DEFAULT -> BUILT_IN;
        case Updates.OFF -> OFF;
        default -> OWN;
      };
    }

    /** What it is called; the address that is built in stands for itself. */
    public String name(Texts texts, Updates updates) {
      if (this != BUILT_IN) {
        return texts.of("updates.source." + word());
      }
      return updates.builtIn().map(URI::toString).orElseGet(() -> texts.of("updates.source.none"));
    }

    /** Sets this source; one of the user's own is set by its address, with {@link Updates}. */
    public void choose(Updates updates) {
      if (this != OWN) {
        updates.address(this == OFF ? Updates.OFF : Updates.DEFAULT);
      }
    }

    /** Returns the address of the user's own that is set; empty if another source is. */
    public static String own(Updates updates) {
      return of(updates) == OWN ? updates.address() : "";
    }
  }
}
