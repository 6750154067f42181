package org.gobang.presentation.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * The plugins that there are, and what can be done with them: install, disable, remove. Use only on
 * the event thread; disk and plugins are waited for by the worker.
 */
public final class PluginsPage {

  private final Workbench workbench;
  private final PluginManager shelf;
  private final PluginRows maker;
  private final Texts texts;
  private final Executor events;
  private final Executor worker;
  private final View view;
  private List<Row> rows = List.of();
  private Optional<Row> selected = Optional.empty();

  /** Shows the page. */
  public interface View {

    /** The rows changed, or which of them is selected. */
    void changed();

    /**
     * Asks the user.
     *
     * @param yes run if the user agrees
     */
    void ask(Question question, Runnable yes);

    /**
     * Says what came of something.
     *
     * @param bad whether it failed
     */
    void say(String sentence, boolean bad);
  }

  /**
   * What a user is asked before it is done.
   *
   * @param title what it is about
   * @param heading the question
   * @param text what there is to know before one answers
   * @param yes what the answer is called that has it done
   */
  public record Question(String title, String heading, String text, String yes) {}

  /**
   * Creates a page without rows yet: {@link #refresh} brings them.
   *
   * @param events the event thread
   * @param worker for what waits, one thing after the other
   */
  public PluginsPage(
      Workbench workbench,
      PositionDescriber interpreter,
      Texts texts,
      Executor events,
      Executor worker,
      View view) {
    this.workbench = workbench;
    this.shelf = workbench.require(PluginManager.class);
    this.maker = new PluginRows(shelf, interpreter, texts);
    this.texts = texts;
    this.events = events;
    this.worker = worker;
    this.view = view;
  }

  /** Returns the rows, a user's own first. */
  public List<Row> rows() {
    return rows;
  }

  /** Returns the row that the user looks at. */
  public Optional<Row> selected() {
    return selected;
  }

  /** Looks at a row. */
  public void select(Row row) {
    selected = Optional.of(row);
    view.changed();
  }

  /** Returns the folder of the user's own plugins, if there can be one. */
  public Optional<Path> folder() {
    return shelf.folder();
  }

  /** Lists the plugins as they are now, a little later. */
  public void refresh() {
    list(() -> {});
  }

  /** Lists the plugins, and then does what there is to do with the list. */
  private void list(Runnable then) {
    worker.execute(
        () -> {
          List<Row> now = maker.of(workbench.plugins());
          events.execute(
              () -> {
                take(now);
                then.run();
              });
        });
  }

  private void take(List<Row> now) {
    rows = now;
    selected =
        selected
            .flatMap(
                before ->
                    first(row -> row.follows(before))
                        .or(() -> first(row -> row.origin().equals(before.origin()))))
            .or(() -> rows.stream().findFirst());
    view.changed();
  }

  private Optional<Row> first(Predicate<Row> wanted) {
    return rows.stream().filter(wanted).findFirst();
  }

  /** Examines a jar or folder, asks, and installs it. */
  public void offer(Path plugin) {
    StageOutcome.deliver(
        shelf.examine(plugin),
        events,
        examined ->
            view.ask(new InstallQuestion(examined, texts).question(), () -> install(examined)),
        refused -> notInstalled(plugin, refused));
  }

  private void install(Installable plugin) {
    StageOutcome.deliver(
        shelf.install(plugin),
        events,
        origin -> list(() -> installed(origin)),
        refused -> notInstalled(plugin.file(), refused));
  }

  private void installed(String origin) {
    Optional<Row> row = first(each -> each.origin().equals(origin));
    row.ifPresent(this::select);
    Optional<Row> refused = row.filter(each -> each.state() == State.REFUSED);
    String name = row.map(Row::name).orElseGet(() -> PluginRows.file(origin));
    view.say(
        refused
            .map(why -> texts.of("plugins.installed.refused", name, why.summary(), why.text()))
            .orElseGet(() -> texts.of("plugins.installed", name)),
        refused.isPresent());
  }

  private void notInstalled(Path plugin, RefusedException why) {
    String kind = texts.orElse("plugins.kind." + why.kind(), "");
    String sentence = String.valueOf(why.getMessage());
    view.say(
        texts.of(
            "plugins.not.installed",
            name(plugin),
            kind.isEmpty() ? sentence : texts.of("plugins.why", kind, sentence)),
        true);
  }

  /** Disables a plugin, or enables it where it is disabled. */
  public void switchOver(Row row) {
    boolean off = row.state() != State.DISABLED;
    change(
        off ? shelf.disable(row.origin()) : shelf.enable(row.origin()),
        texts.of(
            off ? "plugins.disabled.now" : "plugins.enabled.now", PluginRows.file(row.origin())));
  }

  /** Asks, and removes a plugin. */
  public void remove(Row row) {
    String file = PluginRows.file(row.origin());
    view.ask(
        new Question(
            texts.of("plugins.title"),
            texts.of("plugins.remove.sure", file),
            row.origin() + "\n\n" + texts.of("plugins.remove.text"),
            texts.of("plugins.remove")),
        () -> change(shelf.remove(row.origin()), texts.of("plugins.removed", file)));
  }

  private void change(CompletionStage<Void> change, String done) {
    StageOutcome.deliver(
        change,
        events,
        changed -> list(() -> view.say(done, false)),
        refused -> list(() -> view.say(texts.of(refused), true)));
  }

  private static String name(Path plugin) {
    return String.valueOf(plugin.getFileName());
  }

  /**
   * A plugin as it is listed, in words for users: one thing that a jar brings, or what was refused
   * of it.
   *
   * @param name its name; the name of its file, where it was refused
   * @param state whether it is in use
   * @param service what it is; empty if it was refused before that is known
   * @param id its id, such as {@code shapes}; empty if it was refused
   * @param metadata its version, author, licence and homepage, as far as its jar names them
   * @param origin {@link DiscoveredPlugin#BUNDLED}, or the path of its jar or folder
   * @param summary its service, or what kind of refusal it is, in a few words
   * @param text what it says of itself, or why it was refused in full; may be empty
   * @param canDisable whether it can be disabled, and enabled again
   * @param canRemove whether it can be removed
   */
  public record Row(
      String name,
      State state,
      Optional<Service> service,
      String id,
      PluginMetadata metadata,
      String origin,
      String summary,
      String text,
      boolean canDisable,
      boolean canRemove) {

    /** Whether a plugin is in use. */
    public enum State {
      /** It is. */
      IN_USE,

      /** Disabled by a user. */
      DISABLED,

      /** Refused by the host. */
      REFUSED
    }

    /** Returns its version, such as {@code 1.0.0}; empty if it names none. */
    public String version() {
      return metadata.version();
    }

    /** Returns whether it comes with the application. */
    public boolean bundled() {
      return origin.equals(DiscoveredPlugin.BUNDLED);
    }

    /** Returns where it is from, in words. */
    public String place(Texts texts) {
      return bundled() ? texts.of("plugins.bundled") : origin;
    }

    /** Returns whether this is the same thing as before, whatever has become of it. */
    boolean follows(Row before) {
      return origin.equals(before.origin) && service.equals(before.service) && id.equals(before.id);
    }
  }
}
