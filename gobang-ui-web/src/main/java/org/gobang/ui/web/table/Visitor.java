package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.http.EventStream;
import org.gobang.http.Form;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.action.ActionContext;
import org.gobang.ui.web.action.Actions;
import org.gobang.ui.web.action.AssistanceActions;
import org.gobang.ui.web.action.GameListForm;
import org.gobang.ui.web.action.OpenForm;
import org.gobang.ui.web.action.PageMenu;
import org.gobang.ui.web.action.PendingQuestion;
import org.gobang.ui.web.session.TableLoop;
import org.gobang.ui.web.session.WebSession;
import org.gobang.ui.web.view.JsonObject;
import org.gobang.ui.web.view.Parts;
import org.gobang.ui.web.view.TableView;
import org.gobang.ui.web.view.VisitorPage;

/**
 * A visitor of a table, with a session, a page in one or more browsers, and the actions of the
 * role.
 */
final class Visitor implements AutoCloseable, TableView {

  private final Role role;
  private final Table table;
  private final WebSession session;
  private final Texts texts;
  private final VisitorPage page;
  private final ActionContext context;
  private final Actions actions;
  private final RepeatedCommands once = new RepeatedCommands();
  private boolean wasShown;

  /** Whether the acting page runs on this machine. */
  private boolean here;

  /**
   * Creates a visitor without a browser.
   *
   * @param workbench the host, limited to the permissions of the visitor
   * @param mine returns whether the visitor acts for a side
   */
  Visitor(Role role, Table table, Workbench workbench, InterfaceTag tag, Predicate<Stone> mine) {
    this.role = role;
    this.table = table;
    TableLoop loop = table.loop();
    this.page = new VisitorPage(loop, table::checkClocks);
    this.session =
        new WebSession(
            workbench,
            !role.isGuest(),
            tag,
            (state, side) -> table.isOf(role, state, side),
            loop,
            new View());
    this.texts = session.texts();
    OpenForm form = new OpenForm(texts, this::changed);
    BackgroundTasks tasks = new BackgroundTasks(session.presenter().context(), loop.waiters());
    Optional<GameFiles> files =
        role.isGuest()
            ? Optional.empty()
            : Optional.of(
                new GameFiles(session.presenter(), session.review().comments()::save, tasks));
    files.ifPresent(own -> own.onSeveral(games -> form.open(new GameListForm(games, texts))));
    boolean plays = role == Role.OWNER ? session.mayChange() : role.seat().isPresent();
    this.context =
        new ActionContext(
            session,
            files,
            tasks,
            table,
            form,
            new PendingQuestion(texts, this::changed),
            new PendingQuestion(texts, this::changed),
            !role.isGuest(),
            plays,
            mine,
            () -> here);
    this.actions = new Actions(context);
    Map<String, Supplier<Object>> parts = new LinkedHashMap<>();
    parts.put("visitor", this::about);
    parts.putAll(Parts.of(session, this));
    PageMenu menu = new PageMenu(context, actions);
    parts.put("menu", menu::menus);
    parts.put("keys", menu::keys);
    parts.put("form", form::value);
    parts.put("request", context.requests()::value);
    parts.put("ask", context.questions()::value);
    page.show(parts);
    session.nameJudges();
  }

  @Override
  public boolean isMine(Stone side) {
    return context.mine().test(side);
  }

  @Override
  public Optional<Boolean> isPresent(Stone side) {
    return table.present(side);
  }

  @Override
  public Optional<GameState> game() {
    return table.state();
  }

  @Override
  public List<String> afterwards() {
    if (!session.mayChange()) {
      return List.of();
    }
    return table.state().flatMap(GameState::failed).isPresent()
        ? List.of("restart-engine", "replace-engine", "review", "new")
        : List.of("rematch", "review", "new");
  }

  WebSession session() {
    return session;
  }

  /** Returns the requests of the other player. */
  PendingQuestion requests() {
    return context.requests();
  }

  /** Shows a message beside the board. */
  void say(String key, Object... values) {
    session.presenter().notices().say(texts.of(key, values));
  }

  /** Returns whether a browser shows the page. */
  boolean isPresent() {
    return page.isShown();
  }

  /** Updates all changed parts of the page. */
  void changed() {
    page.changed();
  }

  private Object about() {
    String title =
        session
            .display()
            .position()
            .map(
                now ->
                    texts.of(
                        "web.title", now.side(Stone.BLACK, texts), now.side(Stone.WHITE, texts)))
            .orElse(texts.of("gobang"));
    return new JsonObject()
        .with("role", role == Role.OWNER ? "owner" : role == Role.WATCHER ? "watcher" : "player")
        .with("sentence", sentence())
        .with("title", title);
  }

  private String sentence() {
    if (role == Role.OWNER || role == Role.WATCHER) {
      return texts.of("web.role." + role.word());
    }
    return Stream.of(Stone.values())
        .filter(context.mine())
        .findFirst()
        .map(side -> texts.of("web.role.player", texts.of(side)))
        .orElseGet(() -> texts.of("web.role.watcher"));
  }

  /** Starts sending the page to a browser, unless the limit is reached. */
  boolean connect(EventStream stream, String name) {
    stream.onClose(() -> table.loop().execute(() -> disconnected(stream)));
    boolean shown = page.connect(stream, name);
    wasShown |= shown;
    table.checkClocks();
    table.cameOrWent();
    return shown;
  }

  private void disconnected(EventStream stream) {
    page.disconnect(stream);
    table.checkClocks();
    table.cameOrWent();
    table.left(this);
  }

  /** Called when a browser has confirmed an event. */
  void heard(String name) {
    page.heard(name);
    table.checkClocks();
  }

  /**
   * Returns the time since the visitor disconnected, or empty for a visitor who is connected or has
   * never connected.
   */
  Optional<Duration> lost() {
    return page.isShown() || !wasShown ? page.silence() : Optional.of(Duration.ZERO);
  }

  @Override
  public boolean holdsClock(Stone side) {
    return table.holdsClock(side);
  }

  /**
   * Runs an action requested by the page, unless it is a repeated request.
   *
   * @param near whether the browser runs on this machine
   */
  void act(Form what, boolean near) {
    here = near;
    if (once.isNew(what)) {
      once.check(what, session.review().current().map(MoveTree.Cell::path).orElse(List.of()));
      actions.run(what);
      once.done(what);
    }
  }

  /** Opens a file sent by the browser. */
  void open(String name, byte[] content) {
    ownFiles().open(name, content);
    if (context.form().shows("open")) {
      context.form().close();
    }
  }

  /** Returns the files of a visitor with access to files. */
  GameFiles ownFiles() {
    return context.files().orElseThrow(VisitorGame::ownersOnly);
  }

  /** Returns the texts in the visitor's language. */
  Texts texts() {
    return texts;
  }

  /**
   * Shows the reason for closing the stream.
   *
   * @param again whether the page may continue after a restart of the host
   */
  void farewell(String key, boolean again) {
    page.send("bye", new JsonObject().with("text", texts.of(key)).flag("again", again));
  }

  @Override
  public void close() {
    session.close();
    page.close();
  }

  private final class View implements WebSession.View {

    @Override
    public void changed() {
      page.changed();
    }

    @Override
    public void begun() {
      if (role == Role.OWNER) {
        table.begun(session.presenter().game().orElseThrow());
      }
    }

    @Override
    public void moved(Optional<ShownPosition> before, ShownPosition now) {
      table.moved();
      if (table.isBetweenTwo()) {
        AssistanceActions.end(session.presenter());
      }
      GameAnnouncement.of(before, now, texts)
          .ifPresent(text -> page.send("say", new JsonObject().with("text", text)));
    }

    @Override
    public void cue(GameSignal cue) {
      page.send("cue", new JsonObject().with("cue", cue.name().toLowerCase(Locale.ROOT)));
    }
  }
}
