package org.gobang.presentation.engine;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.EngineList;
import org.gobang.api.engine.EngineReport;
import org.gobang.api.engine.Engines;
import org.gobang.presentation.task.CurrentTask;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * The page of added engines: the list and the selected engine. Input for an engine is retained
 * while another one is selected. Use only on the interface thread.
 */
public final class EnginesPage implements AutoCloseable {

  /** The id of an engine that is not yet added. */
  private static final String NEW = "";

  private static final Engine NOTHING = new Engine(NEW, "", "", Map.of());

  private final Engines engines;
  private final Texts texts;
  private final Executor frontEnd;
  private final View view;
  private final Map<String, EngineDraft> drafts = new LinkedHashMap<>();
  private List<Engine> added = List.of();
  private String selected = NEW;

  /** Whether the user asked for a new engine. */
  private boolean adding;

  private Notice said = Notice.NONE;
  private final CurrentTask<EngineReport> test;
  private List<String> log = List.of();

  /** The view of the page. */
  public interface View {

    /** Called when the selection or the list has changed. */
    void changed();

    /** Called when the message, the state of a test or the log has changed. */
    void said();
  }

  /**
   * Creates a page without engines; {@link #refresh} loads them.
   *
   * @param frontEnd runs tasks on the interface thread
   */
  public EnginesPage(Engines engines, Texts texts, Executor frontEnd, View view) {
    this.engines = engines;
    this.texts = texts;
    this.frontEnd = frontEnd;
    this.view = view;
    this.test = new CurrentTask<>(frontEnd);
  }

  /** Loads the list asynchronously. */
  public void refresh() {
    list(Notice.NONE);
  }

  private void list(Notice then) {
    StageOutcome.deliver(
        engines.list(),
        frontEnd,
        found -> take(found, then),
        refused -> say(Notice.failure(texts.of(refused))));
  }

  private void take(EngineList found, Notice then) {
    added = found.engines();
    boolean gone = added.stream().noneMatch(each -> each.id().equals(selected));
    if (gone && !adding && !isChanged(NEW)) {
      selected = added.isEmpty() ? NEW : added.get(0).id();
    } else if (gone) {
      selected = NEW;
    }
    said = found.problems().isEmpty() ? then : Notice.failure(String.join("\n", found.problems()));
    view.changed();
    readLog();
  }

  /** Returns the added engines. */
  public List<Engine> added() {
    return added;
  }

  /** Returns whether the selected engine is not yet added. */
  public boolean isNew() {
    return selected.equals(NEW);
  }

  /** Returns the id of the selected engine; empty for one that is not yet added. */
  public String selected() {
    return selected;
  }

  /** Returns whether an engine has unsaved input. */
  public boolean isChanged(String id) {
    return Optional.ofNullable(drafts.get(id)).filter(EngineDraft::isChanged).isPresent();
  }

  /** Returns the draft of the selected engine. */
  public EngineDraft draft() {
    return Objects.requireNonNull(
        drafts.computeIfAbsent(selected, id -> new EngineDraft(engines, stored(id), texts)));
  }

  private Engine stored(String id) {
    return added.stream().filter(each -> each.id().equals(id)).findFirst().orElse(NOTHING);
  }

  /** Selects an engine. */
  public void select(String id) {
    if (!id.equals(selected)) {
      cancelTest();
      adding = id.equals(NEW);
      selected = id;
      said = Notice.NONE;
      log = List.of();
      view.changed();
      readLog();
    }
  }

  /** Selects a new engine. */
  public void addNew() {
    select(NEW);
  }

  /** Saves the draft. */
  public void save() {
    name();
    Engine engine = draft().engine();
    String before = selected;
    change(
        isNew() ? engines.add(engine) : engines.replace(before, engine),
        () -> {
          drafts.remove(before);
          adding = false;
          selected = engine.id();
          return texts.of("engines.saved", engine.id());
        });
  }

  /** Sets the name of an engine to its program if it has no short name. */
  private void name() {
    draft().nameAfterProgram();
    view.changed();
  }

  /** Removes the selected engine, or discards one that is not yet added. */
  public void remove() {
    String id = selected;
    if (isNew()) {
      drafts.remove(NEW);
      adding = false;
      list(Notice.NONE);
      return;
    }
    change(
        engines.remove(id),
        () -> {
          drafts.remove(id);
          return texts.of("engines.removed", id);
        });
  }

  private void change(CompletionStage<Void> change, Supplier<String> done) {
    StageOutcome.deliver(
        change,
        frontEnd,
        changed -> list(new Notice(done.get(), false)),
        refused -> say(Notice.failure(texts.of(refused))));
  }

  /** Tests the draft and reports the result. */
  public void test() {
    cancelTest();
    name();
    Engine engine = draft().engine();
    test.run(
        engines.test(engine),
        report -> tested(new Notice(sentence(engine, report), false)),
        refused -> tested(Notice.failure(texts.of(refused))));
    say(new Notice(texts.of("engines.testing"), false));
  }

  private void tested(Notice result) {
    say(result);
    readLog();
  }

  private String sentence(Engine engine, EngineReport report) {
    String name = report.about().getOrDefault("name", engine.id());
    String version = report.about().getOrDefault("version", "");
    String called = version.isBlank() ? name : name + " " + version;
    String author = report.about().getOrDefault("author", "");
    return texts.of(
        "engines.tested",
        author.isBlank() ? called : texts.of("engines.by", called, author),
        seconds(report.start()),
        report.moves().size(),
        seconds(report.slowest()));
  }

  private static String seconds(Duration time) {
    return Formats.decimal(time.toMillis() / 1000.0, 2);
  }

  /** Returns whether a test is running. */
  public boolean isTesting() {
    return test.runs();
  }

  /** Stops the running test, if any. */
  public void cancelTest() {
    if (test.runs()) {
      test.close();
      say(Notice.NONE);
    }
  }

  /** Reads the log of the selected engine asynchronously. */
  public void readLog() {
    String id = draft().engine().id();
    if (id.isEmpty()) {
      show(List.of());
      return;
    }
    StageOutcome.deliver(
        engines.log(id), frontEnd, this::show, refused -> say(Notice.failure(texts.of(refused))));
  }

  private void show(List<String> lines) {
    log = lines;
    view.said();
  }

  /** Returns the latest lines of communication with the engine, oldest first. */
  public List<String> log() {
    return log;
  }

  /** Returns the last message. */
  public Notice said() {
    return said;
  }

  private void say(Notice next) {
    said = next;
    view.said();
  }

  @Override
  public void close() {
    cancelTest();
  }
}
