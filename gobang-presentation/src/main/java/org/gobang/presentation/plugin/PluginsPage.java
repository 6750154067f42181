package org.gobang.presentation.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Texts;

/**
 * The page of plugins with the commands to install, disable and remove them. Use only on the
 * interface thread; the worker waits for the disk and for plugins.
 */
public final class PluginsPage {

  private final BackgroundTasks tasks;
  private final InterfaceContext context;
  private final PluginManager shelf;
  private final PluginRows maker;
  private final Texts texts;
  private final View view;
  private List<Row> rows = List.of();
  private Optional<Row> selected = Optional.empty();

  /** The view of the page. */
  public interface View {

    /** Called when the rows or the selection has changed. */
    void changed();

    /**
     * Asks the user.
     *
     * @param yes run if the user agrees
     */
    void ask(Question question, Runnable yes);

    /**
     * Shows the result of a command.
     *
     * @param bad whether it failed
     */
    void say(String sentence, boolean bad);
  }

  /**
   * A question to the user before a command runs.
   *
   * @param title its subject
   * @param heading the question
   * @param text the information for the decision
   * @param yes the label of the confirming answer
   */
  public record Question(String title, String heading, String text, String yes) {}

  /**
   * Creates a page without rows; {@link #refresh} loads them.
   *
   * @param tasks runs tasks that wait, one after another
   */
  public PluginsPage(BackgroundTasks tasks, View view) {
    this.tasks = tasks;
    this.context = tasks.context();
    this.texts = context.texts();
    this.shelf = context.require(PluginManager.class);
    this.maker = new PluginRows(shelf, context.describer(), texts);
    this.view = view;
  }

  /** Returns the rows, the user's own first. */
  public List<Row> rows() {
    return rows;
  }

  /** Returns the selected row. */
  public Optional<Row> selected() {
    return selected;
  }

  /** Selects a row. */
  public void select(Row row) {
    selected = Optional.of(row);
    view.changed();
  }

  /** Returns the folder of the user's own plugins; empty without a home folder. */
  public Optional<Path> folder() {
    return shelf.folder();
  }

  /** Lists the current plugins asynchronously. */
  public void refresh() {
    list(() -> {});
  }

  /** Lists the plugins, then runs a task. */
  private void list(Runnable then) {
    tasks.run(
        () -> maker.of(context.plugins()),
        now -> {
          take(now);
          then.run();
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

  /** Examines a jar or folder and installs it after a question. */
  public void offer(Path plugin) {
    context.deliver(
        shelf.examine(plugin),
        examined ->
            view.ask(new InstallQuestion(examined, texts).question(), () -> install(examined)),
        refused -> notInstalled(plugin, refused));
  }

  private void install(Installable plugin) {
    context.deliver(
        shelf.install(plugin),
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
            String.valueOf(plugin.getFileName()),
            kind.isEmpty() ? sentence : texts.of("plugins.why", kind, sentence)),
        true);
  }

  /** Disables a plugin, or enables a disabled one. */
  public void switchOver(Row row) {
    boolean off = row.state() != State.DISABLED;
    change(
        off ? shelf.disable(row.origin()) : shelf.enable(row.origin()),
        texts.of(
            off ? "plugins.disabled.now" : "plugins.enabled.now", PluginRows.file(row.origin())));
  }

  /** Removes a plugin after a question. */
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
    context.deliver(
        change,
        changed -> list(() -> view.say(done, false)),
        refused -> list(() -> view.say(texts.of(refused), true)));
  }

  /**
   * A row of the plugin list: one plugin of a jar, or one refusal.
   *
   * @param name its name; the file name if it was refused
   * @param state whether it is in use
   * @param service its service; empty if it was refused before that is known
   * @param id its id, such as {@code shapes}; empty if it was refused
   * @param metadata the version, author, licence and homepage in its jar, as far as specified
   * @param origin {@link DiscoveredPlugin#BUNDLED}, or the path of its jar or folder
   * @param summary a short text of its service, or of the kind of refusal
   * @param text its description, or the full reason of the refusal; may be empty
   * @param canDisable whether it can be disabled and enabled
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

    /** The state of a plugin. */
    public enum State {
      /** In use. */
      IN_USE,

      /** Disabled by the user. */
      DISABLED,

      /** Refused by the host. */
      REFUSED
    }

    /** Returns the version of the plugin, such as {@code 1.0.0}; empty without a version. */
    public String version() {
      return metadata.version();
    }

    /** Returns whether the plugin is bundled with the application. */
    public boolean bundled() {
      return origin.equals(DiscoveredPlugin.BUNDLED);
    }

    /** Returns the origin of the plugin as text. */
    public String place(Texts texts) {
      return bundled() ? texts.of("plugins.bundled") : origin;
    }

    /**
     * Returns whether this row is for the same plugin as an earlier row, regardless of its state.
     */
    boolean follows(Row before) {
      return origin.equals(before.origin) && service.equals(before.service) && id.equals(before.id);
    }
  }
}
