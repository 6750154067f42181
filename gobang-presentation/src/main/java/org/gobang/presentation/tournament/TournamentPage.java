package org.gobang.presentation.tournament;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.Tournament;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * A tournament in the background and its state. There is one at a time. Use only on the interface
 * thread.
 */
public final class TournamentPage {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT);

  private final Tournaments tournaments;
  private final PlayerNames names;
  private final Texts texts;
  private final Executor frontEnd;
  private final View view;
  private final List<TournamentGame> games = new ArrayList<>();
  private final AtomicBoolean stateWaits = new AtomicBoolean();
  private Optional<Tournament> tournament = Optional.empty();
  private Map<String, String> named = Map.of();
  private Optional<TournamentState> state = Optional.empty();
  private Optional<Path> report = Optional.empty();
  private Notice said = Notice.NONE;
  private boolean opening;
  private int player;

  /**
   * An opened tournament.
   *
   * @param names the names of its players, by their specs
   */
  private record Opened(Tournament tournament, Map<String, String> names) {}

  /** The view of the page. */
  public interface View {

    /** Called when the view must be updated. */
    void changed();

    /**
     * Called when the tournament is finished.
     *
     * @param report the report of the results
     */
    void finished(Path report);
  }

  /**
   * Creates a page without a tournament.
   *
   * @param frontEnd runs tasks on the interface thread
   */
  public TournamentPage(Workbench workbench, Texts texts, Executor frontEnd, View view) {
    this.tournaments = workbench.require(Tournaments.class);
    this.names = new PlayerNames(workbench::plugins, texts);
    this.texts = texts;
    this.frontEnd = frontEnd;
    this.view = view;
  }

  /** Returns the parent folder of tournament folders. */
  public Path home() {
    return tournaments.folder();
  }

  /** Returns a folder for a new tournament, named after the time. */
  public Path proposedFolder(LocalDateTime now) {
    return home().resolve(NAME.format(now));
  }

  /** Starts a tournament asynchronously. */
  public void start(TournamentSetup setup, Path folder) {
    begin(tournaments.start(setup, folder, this::receive));
  }

  /** Resumes the tournament in a folder asynchronously. */
  public void resume(Path folder, int concurrency) {
    begin(tournaments.resume(folder, concurrency, this::receive));
  }

  /** Runs on a thread of the host; of several pending states, only one is shown. */
  private void receive(TournamentState now) {
    if (stateWaits.compareAndSet(false, true)) {
      frontEnd.execute(
          () -> {
            stateWaits.set(false);
            show();
          });
    }
  }

  private void begin(CompletionStage<Tournament> stage) {
    opening = true;
    said = new Notice(texts.of("tournament.opening"), false);
    view.changed();
    StageOutcome.deliver(
        stage.thenApply(this::opened),
        frontEnd,
        this::begun,
        refused -> {
          opening = false;
          said = Notice.failure(texts.of(refused));
          view.changed();
        });
  }

  /** Calls plugins for the names; not for use on the interface thread. */
  private Opened opened(Tournament next) {
    return new Opened(
        next,
        next.players().stream()
            .distinct()
            .collect(Collectors.toMap(UnaryOperator.identity(), names::specified)));
  }

  private void begun(Opened opened) {
    Tournament next = opened.tournament();
    opening = false;
    said = Notice.NONE;
    tournament = Optional.of(next);
    named = opened.names();
    report = Optional.empty();
    games.clear();
    player = 0;
    show();
    StageOutcome.deliver(
        next.result(),
        frontEnd,
        page -> ended(next, page),
        refused -> {
          if (tournament.filter(next::equals).isPresent()) {
            said = Notice.failure(texts.of(refused));
            show();
          }
        });
  }

  private void ended(Tournament which, Path page) {
    if (tournament.filter(which::equals).isPresent()) {
      report = Optional.of(page);
      show();
      if (isIn(Phase.FINISHED)) {
        view.finished(page);
      }
    }
  }

  private void show() {
    tournament.ifPresent(
        running -> {
          state = Optional.of(running.state());
          running.games(games.size()).forEach(game -> games.add(named(game)));
          view.changed();
        });
  }

  private TournamentGame named(TournamentGame game) {
    TournamentGame.Sides sides = game.sides();
    return new TournamentGame(
        game.number(),
        new TournamentGame.Sides(named(sides.black()), named(sides.white()), sides.moves()),
        game.result(),
        game.file());
  }

  private String named(String spec) {
    return named.getOrDefault(spec, spec);
  }

  /** Returns whether a tournament is being opened. */
  public boolean isOpening() {
    return opening;
  }

  /** Returns the state of the tournament; empty before the first one. */
  public Optional<TournamentState> state() {
    return state;
  }

  /** Returns whether the tournament is in a phase. */
  public boolean isIn(Phase phase) {
    return state.filter(each -> each.phase() == phase).isPresent();
  }

  /** Returns whether the tournament is running or paused. */
  public boolean isRunning() {
    return isIn(Phase.RUNNING) || isIn(Phase.PAUSED);
  }

  /** Returns the folder of the tournament; empty before the first one. */
  public Optional<Path> folder() {
    return tournament.map(Tournament::folder);
  }

  /** Returns the names of the players, in the order in which they were chosen. */
  public List<String> players() {
    return tournament.map(Tournament::players).orElse(List.of()).stream().map(this::named).toList();
  }

  /** Returns the completed games in the order of completion; an unmodifiable snapshot. */
  public List<TournamentGame> games() {
    return Collections.unmodifiableList(games);
  }

  /** Returns the index of the player whose Elo history is shown. */
  public int player() {
    return player;
  }

  /** Selects the player whose Elo history is shown. */
  public void player(int next) {
    if (player != next) {
      player = next;
      view.changed();
    }
  }

  /** Returns the history of the selected player's lead in Elo. */
  public List<EloPoint> course() {
    return tournament.map(each -> each.course(player)).orElse(List.of());
  }

  /** Returns the report of the results, if any. */
  public Optional<Path> report() {
    return report;
  }

  /** Returns the last failure or the current activity. */
  public Notice said() {
    return said;
  }

  /** Pauses or resumes the start of new games. */
  public void pauseOrResume() {
    tournament.ifPresent(isIn(Phase.PAUSED) ? Tournament::resume : Tournament::pause);
    show();
  }

  /** Stops the tournament, which can be resumed later. */
  public void stop() {
    tournament.ifPresent(Tournament::close);
  }

  /** Resumes the stopped tournament. */
  public void goOn(int concurrency) {
    folder().ifPresent(where -> resume(where, concurrency));
  }

  /** Closes a finished tournament so that another one can start. */
  public void leave() {
    if (!isRunning()) {
      tournament = Optional.empty();
      state = Optional.empty();
      report = Optional.empty();
      said = Notice.NONE;
      games.clear();
      view.changed();
    }
  }
}
