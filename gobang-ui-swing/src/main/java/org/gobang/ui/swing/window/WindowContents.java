package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.workspace.Panel;
import org.gobang.presentation.workspace.Workspace;
import org.gobang.ui.swing.board.BoardComponent;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.KeyMap;

/** The menus, tools and panels around the board, in one language and text size. */
final class WindowContents {

  private final GamePresenter game;
  private final BoardComponent board;
  private final BoardArea area;
  private final Menus menus;
  private final SidePanel side;
  private final MovesPanel moves;
  private final Texts texts;
  private final EvaluationView evaluation;
  private final MistakeList mistakes;
  private final ProblemPanel problem;
  private final CommentPane comment;
  private final EnginePanel engine;
  private final Lazy<ExplorerPanel> explorer;
  private final Lazy<LibraryView> library;
  private final Toolbar tools;
  private final WorkspaceView view;
  private final Lazy<EditBar> edit;
  private Activity activity = Activity.NONE;

  /**
   * Creates the contents for a game.
   *
   * @param commands the commands of the window, to which those of the contents are added
   */
  WindowContents(
      WindowContext context,
      BoardComponent board,
      KeyMap keys,
      SessionCommands commands,
      FileDialogs files) {
    this.game = context.game();
    this.texts = context.texts();
    this.board = board;
    this.area = new BoardArea(board, () -> new EndCard(game.session(), texts, files::save));
    this.side = new SidePanel(game, texts, board::requestFocusInWindow);
    JPanel middle = new JPanel(new BorderLayout());
    middle.add(area, BorderLayout.CENTER);
    this.edit =
        new Lazy<>(
            () -> {
              EditBar made = new EditBar(game, texts, board::requestFocusInWindow);
              middle.add(made.component(), BorderLayout.SOUTH);
              return made;
            });
    board.menu((at, place) -> EditMenu.show(game.session(), texts, at, board, place));
    this.moves = new MovesPanel(game, texts);
    this.evaluation =
        new EvaluationView(
            game.review(),
            texts,
            ply -> game.session().actions().goTo(game.review().line().get(ply).path()));
    this.mistakes =
        new MistakeList(game.session().mistakes(), texts, game.session().actions()::goTo);
    this.comment = new CommentPane(game.review().comments(), this::show);
    this.engine = new EnginePanel(game, texts);
    this.problem = new ProblemPanel(game, texts);
    this.explorer = new Lazy<>(() -> new ExplorerPanel(game.session(), files, texts));
    this.library = new Lazy<>(() -> new LibraryView(context, files));
    this.view = new WorkspaceView(middle, this::content, texts, context.workbench().preferences());
    bind(commands);
    this.menus =
        new Menus(
            texts,
            commands,
            keys,
            context.appearance(),
            files,
            () -> game.session().state().map(now -> now.record().rules()));
    this.tools = new Toolbar(menus.commands(), texts);
    view.onChange(this::moved);
    moved();
  }

  private JComponent content(Panel panel) {
    return switch (panel) {
      case GAME -> side.component();
      case MOVES -> moves.component();
      case ENGINE -> engine.component();
      case EXPLORER -> explorer.get().component();
      case EVALUATION -> evaluation;
      case MISTAKES -> mistakes.component();
      case COMMENT -> comment.component();
      case PROBLEM -> problem.component();
      case LIBRARY -> library.get().component();
      case RESULTS -> library.get().results();
    };
  }

  private void bind(SessionCommands commands) {
    commands.bind("library", () -> view.open(Workspace.LIBRARY, Panel.LIBRARY));
    commands.bind("explorer", () -> view.open(Workspace.ANALYZE, Panel.EXPLORER));
    for (Workspace each : Workspace.values()) {
      commands.bind("workspace-" + each.id(), () -> view.open(each), () -> view.current() == each);
    }
    commands.bind("alone", () -> view.alone(!view.isAlone()));
    commands.bind("area", this::nextArea);
    commands.bind("panels-reset", view::reset);
  }

  /**
   * Returns a panel with all contents except the menus. The board moves from the previous panel.
   */
  JPanel panel() {
    JPanel panel = new JPanel(new BorderLayout());
    view.setBorder(BorderFactory.createEmptyBorder(0, 8, 8, 8));
    panel.add(tools.component(), BorderLayout.NORTH);
    panel.add(view, BorderLayout.CENTER);
    return panel;
  }

  Menus menus() {
    return menus;
  }

  private void moved() {
    if (!view.shows(Panel.EXPLORER)) {
      game.session().explorer().close();
    } else if (!game.session().explorer().isOpen()) {
      game.session().explorer().open();
    }
    side.sideBySide(view.current() != Workspace.PLAY);
    if (tools.show(view.current()) && view.current() == Workspace.LIBRARY) {
      library.get().list();
    }
    tools.component().setVisible(!view.isAlone());
    menus.show();
  }

  /** Opens the workspace of a newly started activity. */
  private void follow() {
    Activity now = Activity.of(game.session());
    Activity before = activity;
    activity = now;
    now.started(before).filter(wanted -> wanted != view.current()).ifPresent(view::open);
  }

  /** Shows the current state of the game. */
  void show() {
    follow();
    side.show();
    area.show(game.session().display().end());
    moves.showMoves();
    showReview();
    String about = game.review().about();
    view.title(Panel.COMMENT, about);
    comment.show(about);
    engine.show();
    view.title(Panel.ENGINE, engine.title());
    view.empty(Panel.PROBLEM, problem.show() ? "" : texts.of("problem.empty"));
    explorer.ifMade(ExplorerPanel::show);
    edit.update(EditBar.isNeeded(game), EditBar::show);
    menus.show();
    tick();
  }

  private void showReview() {
    RecordReview review = game.review();
    evaluation.show(review.graph(), review.current().map(MoveTree.Cell::ply).orElse(0));
    view.empty(Panel.EVALUATION, review.graph().curves().isEmpty() ? texts.of("graph.empty") : "");
    mistakes.show(review.current().map(MoveTree.Cell::path).orElse(List.of()));
    MistakeReview found = game.session().mistakes();
    String none = found.runs() ? "running" : found.review().isPresent() ? "none" : "empty";
    view.empty(Panel.MISTAKES, found.faults().isEmpty() ? texts.of("mistakes." + none) : "");
  }

  /** Updates the clocks. */
  void tick() {
    side.tick();
    engine.tick();
    game.tick();
  }

  /** Sets the names of players by id. */
  void players(Map<String, String> names) {
    engine.players(names);
  }

  /** Moves the keyboard focus from one area to the next: board, tools, panels. */
  private void nextArea() {
    List<JComponent> areas = new ArrayList<>(List.of(board));
    edit.ifMade(bar -> areas.add(bar.component()));
    areas.add(tools.component());
    areas.addAll(view.areas());
    new FocusAreas(areas).next();
  }

  /** Stops reading the library. */
  void close() {
    library.ifMade(LibraryView::close);
  }
}
