package org.gobang.ui.web.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.ShownBoard;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionDisplay;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.session.WorkbenchNotices;
import org.gobang.presentation.text.Texts;

/** The current game of one visitor. Use only on the loop of the table. */
public final class WebSession implements AutoCloseable {

  private static final int USUAL_SIZE = 15;

  /** A view of the game. Called on the loop of the table. */
  public interface View {

    /** Called when the view must be updated. */
    void changed();

    /** Called when another game starts. */
    void begun();

    /**
     * Called when the state of the game has changed. The previous state is empty for the first one
     * of a game.
     */
    void moved(Optional<ShownPosition> before, ShownPosition now);

    /** Called for an event with a sound. */
    void cue(GameSignal cue);
  }

  private final boolean owner;
  private final Workbench workbench;
  private final TableLoop loop;
  private final View view;
  private final Texts texts;
  private final PositionDescriber describer;
  private final SessionPresenter session;
  private final RecordReview review;
  private final SessionCommands commands;
  private final ShownBoard board;
  private int games;
  private Map<String, String> players = Map.of();
  private final WorkbenchNotices news;

  /**
   * Creates a session without a game.
   *
   * @param workbench the host, limited to the permissions of the visitor
   * @param owner whether the visitor owns the table
   * @param tag the tag of games opened by the visitor
   * @param mine returns whether the visitor acts for a side of a game; called on any thread
   */
  public WebSession(
      Workbench workbench,
      boolean owner,
      InterfaceTag tag,
      BiPredicate<GameState, Stone> mine,
      TableLoop loop,
      View view) {
    this.owner = owner;
    this.workbench = workbench;
    this.loop = loop;
    this.view = view;
    this.texts = WebTexts.in(workbench.preferences().locale());
    this.describer = new PositionDescriber(workbench, texts, mine);
    this.session =
        SessionPresenter.create(
            workbench, describer, loop, tag, System::nanoTime, new SessionView());
    this.commands = new SessionCommands(session);
    this.board = new ShownBoard(session, workbench.preferences(), view::changed);
    this.review =
        new RecordReview(
            session.context(),
            session.navigation(),
            () -> mayChange() ? session.game() : Optional.empty(),
            session.mistakes()::at);
    this.news = new WorkbenchNotices(session.context(), new News());
  }

  /** Returns the displayed state of the session. */
  public SessionDisplay display() {
    return session.display();
  }

  /** Returns the host, limited to the permissions of the visitor. */
  public Workbench workbench() {
    return workbench;
  }

  /** Returns whether the visitor may edit the record and open another game. */
  public boolean mayChange() {
    return owner && session.leads();
  }

  /** Returns the event loop of the table. */
  public TableLoop loop() {
    return loop;
  }

  /** Returns the texts in the visitor's language. */
  public Texts texts() {
    return texts;
  }

  /** Returns the describer in the visitor's language. It must not be used on the loop. */
  public PositionDescriber describer() {
    return describer;
  }

  /** Returns the presenter of the game and its actions. */
  public SessionPresenter presenter() {
    return session;
  }

  /** Returns the presentation of the record. */
  public RecordReview review() {
    return review;
  }

  /** Returns the number of games started in this session. */
  public int games() {
    return games;
  }

  /** Returns the session commands without parameters. */
  public SessionCommands commands() {
    return commands;
  }

  /** Returns the board with the visitor's display settings. */
  public ShownBoard board() {
    return board;
  }

  /** Updates all changed parts of the view. */
  public void show() {
    view.changed();
  }

  /** Returns the scene of the current board. */
  public BoardScene scene() {
    return board.now(session.display().position().map(ShownPosition::size).orElse(USUAL_SIZE));
  }

  /** Switches to the visitor's preferred language. */
  public void translate() {
    session.translate();
    nameJudges();
  }

  /** Returns the name of a player, or the id if the name is not loaded yet. */
  public String player(String id) {
    return players.getOrDefault(id, id);
  }

  /** Loads the names of players in parallel to the loop, because they come from plugins. */
  public void nameJudges() {
    loop.aside(
        () -> {
          Map<String, String> all = describer.names().all();
          loop.execute(
              () -> {
                players = all;
                review.names(all);
                view.changed();
              });
        });
  }

  /** Closes the session. */
  @Override
  public void close() {
    review.comments().save();
    news.close();
    session.close();
  }

  private final class SessionView implements SessionListener {
    @Override
    public void changed() {
      view.changed();
    }

    @Override
    public void leaving() {
      review.comments().save();
    }

    @Override
    public void begun() {
      games++;
      review.forget();
      board.preview(Optional.empty());
      view.begun();
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      review.changed(now);
      GameSignal.of(before, now).ifPresent(view::cue);
      view.moved(before, now);
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      session.notices().fail(point + ": " + sentence);
    }
  }

  private final class News implements WorkbenchNotices.Listener {
    @Override
    public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
      nameJudges();
    }

    @Override
    public void troubled(String sentence) {
      session.notices().trouble(sentence);
    }
  }
}
