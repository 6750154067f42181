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

/** The current game of one visitor. Use only on the loop of its table. */
public final class WebSession implements AutoCloseable {

  private static final int USUAL_SIZE = 15;

  /** Shows the game on the loop of its table. */
  public interface View {

    /** Called when the view must be updated. */
    void changed();

    /** Called when another game starts. */
    void begun();

    /**
     * Called when the game is in another state; the previous one is empty for the first state of a
     * game.
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
   * @param workbench the host, as the visitor may use it
   * @param owner whether the visitor owns the table
   * @param tag marks the games that the visitor opens
   * @param mine whether the visitor acts for a side of a game; asked on any thread
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

  /** Returns the host, as the visitor may use it. */
  public Workbench workbench() {
    return workbench;
  }

  /** Returns whether the visitor may change the record of the game, and open another one. */
  public boolean mayChange() {
    return owner && session.leads();
  }

  /** Returns the loop, which runs tasks of all visitors of the table one at a time. */
  public TableLoop loop() {
    return loop;
  }

  /** Returns the texts in the visitor's language. */
  public Texts texts() {
    return texts;
  }

  /** Returns the describer in the visitor's language; not for use on the loop. */
  public PositionDescriber describer() {
    return describer;
  }

  /** Returns the game and its actions. */
  public SessionPresenter presenter() {
    return session;
  }

  /** Returns the record as shown. */
  public RecordReview review() {
    return review;
  }

  /** Returns the number of the current game, which counts the games started here. */
  public int games() {
    return games;
  }

  /** Returns the commands without parameters. */
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

  /** Returns the current board. */
  public BoardScene scene() {
    return board.now(session.display().position().map(ShownPosition::size).orElse(USUAL_SIZE));
  }

  /** Switches to the visitor's preferred language. */
  public void translate() {
    session.translate();
    nameJudges();
  }

  /** Returns the name of a player, or the id before the name is known. */
  public String player(String id) {
    return players.getOrDefault(id, id);
  }

  /** Loads the names of players in parallel to the loop, since it calls plugins. */
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

  /** Ends the session. */
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
