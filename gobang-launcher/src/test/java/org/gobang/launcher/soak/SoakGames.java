package org.gobang.launcher.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.fixtures.PlayerJar;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.session.SessionPresenter;

/**
 * Consecutive games of humans and engines at one interface, which is sometimes replaced. The number
 * of a game selects its kind.
 */
final class SoakGames implements AutoCloseable {

  private static final List<String> PLAYERS =
      List.of("runs", "shapes", "search:level=2", "lookahead", "rewards", "acme");
  private static final List<String> RULES = List.of("freestyle", "standard", "renju", "caro");
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(200));

  private final Workbench workbench;
  private final Path work;
  private final Path plugins;
  private final Random random = new Random(1);
  private final List<WeakReference<SessionPresenter>> sessions = new ArrayList<>();
  private SoakFrontEnd frontEnd;
  private int played;

  /**
   * Games at a workbench.
   *
   * @param work a folder for files
   * @param plugins a plugin folder of the workbench, which receives a plugin
   */
  SoakGames(Workbench workbench, Path work, Path plugins) throws IOException, InterruptedException {
    this.workbench = workbench;
    this.work = work;
    this.plugins = plugins;
    frontEnd = newFrontEnd();
    reloadPlugin();
  }

  /** Returns the closed sessions and the current one. */
  List<WeakReference<SessionPresenter>> sessions() {
    return sessions;
  }

  private SoakFrontEnd newFrontEnd() {
    SoakFrontEnd made = new SoakFrontEnd(workbench, random);
    sessions.add(new WeakReference<>(made.session()));
    return made;
  }

  private static <T> T result(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  /** Plays the next game. */
  void next() throws IOException, InterruptedException {
    int number = played++;
    if (number % 20 == 19) {
      frontEnd.close();
      frontEnd = newFrontEnd();
    }
    if (number % 250 == 125) {
      reloadPlugin();
    }
    if (number % 500 == 250) {
      study();
    }
    switch (number % 20) {
      case 0, 1, 2, 3 -> computersPlay(number);
      case 4, 5, 6, 7 -> resigned(number, number % 200 == 5);
      case 8 -> takenBack(number);
      case 9, 10 -> cutOff(number);
      case 11 -> resumed(number);
      case 12, 13 -> savedAndRead(number);
      case 14 -> analysed(number);
      case 15 -> advised(number);
      case 16 -> edited(number);
      case 17 -> pondered(number);
      case 18 -> rematched(number);
      default -> betweenPeople();
    }
  }

  private void reloadPlugin() throws IOException, InterruptedException {
    Object before = workbench.plugins().player("acme");
    PlayerJar.put(work, "acme", "e" + (1 + random.nextInt(9)), plugins.resolve("acme.jar"));
    Subscription news = workbench.listen(new Woken());
    frontEnd.until("the plugin", () -> !workbench.plugins().player("acme").equals(before));
    news.close();
  }

  /** Updates the interface when plugins have changed. */
  private final class Woken implements WorkbenchListener {
    @Override
    public void pluginsChanged(Plugins changed) {
      frontEnd.execute(() -> {});
    }
  }

  private Seat computer(int number, boolean isolated) {
    String[] parts = PLAYERS.get(number % PLAYERS.size()).split(":level=", 2);
    Map<String, String> options = parts.length == 1 ? Map.of() : Map.of("level", parts[1]);
    return new Seat.Computer(new PlayerSpec(parts[0], options, number, isolated));
  }

  private static GameSetup game(int number, Seat black, Seat white) {
    GameRecord empty =
        GameRecord.of(
            RULES.get(number / 20 % RULES.size()),
            Start.empty(number % 10 == 0 ? 15 : 7),
            List.of());
    return GameSetup.of(empty).black(black).white(white).budget(BUDGET).build();
  }

  private GameSetup againstPerson(int number, boolean isolated) {
    Seat computer = computer(number, isolated);
    return number % 2 == 0
        ? game(number, new Seat.Human(""), computer)
        : game(number, computer, new Seat.Human(""));
  }

  private void computersPlay(int number) throws InterruptedException {
    frontEnd.open(game(number, computer(number, false), computer(number / 20, false)));
    frontEnd.awaitEnd();
  }

  private void resigned(int number, boolean isolated) throws InterruptedException {
    frontEnd.open(againstPerson(number, isolated));
    frontEnd.play(3 + random.nextInt(6));
    if (frontEnd.turn()) {
      frontEnd.session().actions().resign();
    }
    frontEnd.awaitEnd();
  }

  private void takenBack(int number) throws InterruptedException {
    frontEnd.open(againstPerson(number, false));
    for (int i = 0; i < 3; i++) {
      frontEnd.play(2);
      int before = frontEnd.now().path().size();
      frontEnd.session().actions().takeBack();
      frontEnd.until(
          "the take-back",
          () -> frontEnd.shown().filter(at -> at.path().size() < before).isPresent());
    }
    frontEnd.play(1);
  }

  /** Leaves a game during a search. */
  private void cutOff(int number) throws InterruptedException {
    frontEnd.open(againstPerson(number, false));
    frontEnd.play(2);
  }

  private void resumed(int number) throws InterruptedException {
    cutOff(number);
    frontEnd.close();
    frontEnd = newFrontEnd();
    // The closed game is saved a moment later.
    List<UnfinishedGame> left =
        await()
            .until(
                () -> result(workbench.require(Records.class).unfinished()),
                games -> !games.isEmpty());
    frontEnd.open(left.get(0).setup());
    assertThat(frontEnd.now().path().size()).isGreaterThanOrEqualTo(2);
    frontEnd.play(2);
  }

  private void savedAndRead(int number) throws InterruptedException {
    frontEnd.open(againstPerson(number, false));
    frontEnd.play(4);
    Path file = work.resolve("game" + List.of(".sgf", ".psq").get(number / 20 % 2));
    GameState saved = frontEnd.now();
    result(workbench.require(Records.class).write(saved.record(), saved.path(), file));
    frontEnd.files().open(file);
    frontEnd.until("the file", () -> frontEnd.shown().filter(at -> at.explored()).isPresent());
    assertThat(frontEnd.now().path()).hasSizeGreaterThanOrEqualTo(saved.path().size());
    for (Navigation.Step step : List.of(Navigation.Step.START, Navigation.Step.END)) {
      frontEnd.session().actions().step(step);
    }
  }

  private void analysed(int number) throws InterruptedException {
    savedAndRead(number);
    SessionPresenter session = frontEnd.session();
    session.analysis().toggle();
    frontEnd.until("a line", () -> !session.analysis().analysedMoves().isEmpty());
    session.actions().step(Navigation.Step.START);
    frontEnd.until(
        "the start", () -> frontEnd.shown().filter(at -> at.path().isEmpty()).isPresent());
    frontEnd.until("a line", () -> !session.analysis().analysedMoves().isEmpty());
    session.analysis().toggle();
  }

  private void advised(int number) throws InterruptedException {
    frontEnd.open(againstPerson(number, false));
    frontEnd.play(2);
    if (frontEnd.turn()) {
      SessionPresenter session = frontEnd.session();
      session.assistance().showWeights(HeatMap.Source.OfGame.ANY);
      frontEnd.until(
          "weights",
          () ->
              session.display().weights().isPresent()
                  || !session.assistance().adviser().heatMap().isOn());
      session.assistance().showWeights(HeatMap.Source.OfGame.OFF);
    }
  }

  private void edited(int number) throws InterruptedException {
    savedAndRead(number);
    frontEnd.session().positions().toggle();
    frontEnd.session().positions().toggle();
    frontEnd.session().editor().makeMain();
  }

  private void pondered(int number) throws InterruptedException {
    Seat search = new Seat.Computer(new PlayerSpec("search", Map.of(), number, false));
    GameRecord empty = GameRecord.of("freestyle", Start.empty(9), List.of());
    frontEnd.open(
        GameSetup.of(empty)
            .black(new Seat.Human(""))
            .white(search)
            .budget(BUDGET)
            .ponder(true)
            .build());
    frontEnd.play(3);
  }

  private void rematched(int number) throws InterruptedException {
    resigned(number, false);
    frontEnd.session().rematch();
    frontEnd.until(
        "the rematch", () -> frontEnd.shown().filter(at -> !SoakFrontEnd.isOver(at)).isPresent());
    frontEnd.play(2);
  }

  private void betweenPeople() throws InterruptedException {
    frontEnd.open(game(0, new Seat.Human("a"), new Seat.Human("b")));
    frontEnd.play(12);
  }

  /** Studies the finished games. */
  private void study() {
    result(workbench.require(Explorer.class).update(games -> {}).result());
    result(workbench.require(Library.class).list(Locale.ENGLISH, List.of(), games -> {}).result());
    result(workbench.require(Records.class).finished());
  }

  @Override
  public void close() {
    frontEnd.close();
  }
}
