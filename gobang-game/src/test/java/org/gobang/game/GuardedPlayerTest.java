package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GuardedPlayerTest {

  private static final Budget SHORT = Budget.of(new Budget.Limit.MoveTime(Duration.ofMillis(20)));
  private static final Budget LONG = Budget.of(new Budget.Limit.MoveTime(Duration.ofMinutes(2)));

  private static final PlayerSpec IT = new PlayerSpec("it", Map.of(), 0, false);

  private final TestPlayers players = new TestPlayers();
  private final List<GuardedPlayer> open = new CopyOnWriteArrayList<>();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void release() {
    release.countDown();
    open.forEach(GuardedPlayer::close);
  }

  private GuardedPlayer player(TestPlayers.Choosing choosing) throws InterruptedException {
    return create(players.add("it", choosing), Boards.empty("freestyle"));
  }

  private GuardedPlayer create(TestPlayers from, Board board) throws InterruptedException {
    GuardedPlayer made = GuardedPlayer.create(from.player(IT), board, Duration.ofMinutes(2));
    open.add(made);
    return made;
  }

  /** Returns a player that requires a folder and fails if it does not exist at creation. */
  private PlayerSetup wantingFolder(Path folder) {
    PlayerProvider provider =
        new PlayerProvider() {
          @Override
          public String id() {
            return "learner";
          }

          @Override
          public Label label(Locale locale) {
            return new Label("Learner", "");
          }

          @Override
          public boolean usesFolder() {
            return true;
          }

          @Override
          public Player create(Settings settings, Board start) {
            assertThat(settings.folder().orElseThrow()).isDirectory();
            return turn -> turn.board().allowed().get(0);
          }
        };
    return new PlayerSetup("learner", provider, new Settings(Map.of(), 1), thread -> {})
        .withFolder(folder);
  }

  @Test
  void createsTheFolderOfAPlayer(@TempDir Path data) throws Exception {
    PlayerSetup setup = wantingFolder(data.resolve("players").resolve("learner"));
    open.add(GuardedPlayer.create(setup, Boards.empty("freestyle")));
    assertThat(data.resolve("players").resolve("learner")).isEmptyDirectory();
  }

  @Test
  void refusesAPlayerWithoutItsFolder(@TempDir Path data) throws Exception {
    Path file = Files.createFile(data.resolve("players"));
    PlayerSetup setup = wantingFolder(file.resolve("learner"));
    assertThatThrownBy(() -> GuardedPlayer.create(setup, Boards.empty("freestyle")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the folder " + file.resolve("learner") + " could not be made");
  }

  @Test
  void createsNoFolderByDefault(@TempDir Path data) {
    PlayerSetup setup = players.player(new PlayerSpec("first", Map.of(), 0, false));
    assertThat(setup.withFolder(data).settings().folder()).isEmpty();
  }

  /** Requests a move with enough time for a loaded machine. */
  private static PlayerReply ask(GuardedPlayer player, Board board) throws InterruptedException {
    return player.ask(board, LONG, 1, new StopSignal(), insight -> {});
  }

  private static PlayerReply askBriefly(GuardedPlayer player) throws InterruptedException {
    return player.ask(Boards.empty("freestyle"), SHORT, 1, new StopSignal(), insight -> {});
  }

  /** Requests moves of such players until the machine does not delay one. */
  private PlayerReply askUntilInTime(TestPlayers.Choosing choosing) throws InterruptedException {
    PlayerReply reply = askBriefly(player(choosing));
    for (int i = 0; i < 100 && !(reply instanceof PlayerReply.Chosen); i++) {
      reply = askBriefly(player(choosing));
    }
    return reply;
  }

  private PlayerReply.Failed failure(TestPlayers.Choosing choosing, Board board)
      throws InterruptedException {
    return failed(ask(player(choosing), board));
  }

  private PlayerReply.Failed late(TestPlayers.Choosing choosing) throws InterruptedException {
    return failed(askBriefly(player(choosing)));
  }

  private static PlayerReply.Failed failed(PlayerReply reply) {
    assertThat(reply).isInstanceOf(PlayerReply.Failed.class);
    return (PlayerReply.Failed) reply;
  }

  @Test
  void answers() throws Exception {
    PlayerReply reply = ask(player(turn -> Point.parse("h8")), Boards.empty("freestyle"));
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
    assertThat(((PlayerReply.Chosen) reply).point()).hasToString("h8");
    assertThat(reply.spent()).isPositive();
  }

  @Test
  void runsOnOneDaemonThreadWithItsClassLoader() throws Exception {
    List<Thread> threads = new CopyOnWriteArrayList<>();
    AtomicReference<ClassLoader> loader = new AtomicReference<>();
    players.making(
        "it",
        (settings, start) -> {
          threads.add(Thread.currentThread());
          return TestPlayers.player(
              turn -> {
                threads.add(Thread.currentThread());
                loader.set(Thread.currentThread().getContextClassLoader());
                return Point.parse("h8");
              });
        });
    GuardedPlayer player = create(players, Boards.empty("freestyle"));
    ask(player, Boards.empty("freestyle"));
    ask(player, Boards.empty("freestyle"));
    assertThat(threads).hasSize(3).containsOnly(threads.get(0));
    assertThat(threads.get(0).isDaemon()).isTrue();
    assertThat(loader.get()).isSameAs(TestPlayers.class.getClassLoader());
  }

  static Stream<Throwable> thrown() {
    return Stream.of(
        new StackOverflowError(),
        new NoClassDefFoundError("org/acme/Missing"),
        new AssertionError("x"),
        new OutOfMemoryError("pretended"),
        new InterruptedException("no interrupt"),
        new IllegalStateException("no move"));
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void crashesWithAnyThrowable(Throwable thrown) throws Exception {
    PlayerReply.Failed failed =
        failure(
            turn -> {
              if (thrown instanceof Error error) {
                throw error;
              }
              throw (Exception) thrown;
            },
            Boards.empty("freestyle"));
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
    assertThat(failed.words().toString()).isEqualTo("it threw " + thrown);
  }

  @Test
  void crashesWithAnExceptionThatCannotBeFormatted() throws Exception {
    PlayerReply.Failed failed =
        failure(
            turn -> {
              throw new Indescribable();
            },
            Boards.empty("freestyle"));
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
    assertThat(failed.words().toString()).isEqualTo("it threw " + Indescribable.class.getName());
  }

  @Test
  void failsWithTheEndingOfAPlayerFailedException() throws Exception {
    PlayerReply.Failed failed =
        failure(
            turn -> {
              throw new PlayerFailedException(Ending.ILLEGAL, "it spoke in tongues");
            },
            Boards.empty("freestyle"));
    assertThat(failed.ending()).isEqualTo(Ending.ILLEGAL);
    assertThat(failed.words().toString()).isEqualTo("it spoke in tongues");
  }

  private static final class Indescribable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("of no account");
    }
  }

  static Stream<Arguments> illegal() {
    return Stream.of(
        Arguments.of("freestyle", "h8", "h8", Ending.ILLEGAL, Verdict.Refused.OCCUPIED),
        Arguments.of("freestyle", "h8", "p1", Ending.ILLEGAL, Verdict.Refused.OUTSIDE),
        Arguments.of("renju", "h8 a1 i8 c1 g7 e1 g6 g1", "g8", Ending.FOUL, "double-three"));
  }

  @ParameterizedTest
  @MethodSource("illegal")
  void failsWithAnIllegalMove(String rules, String moves, String answer, Ending ending, String kind)
      throws Exception {
    PlayerReply.Failed failed = failure(turn -> Point.parse(answer), Boards.after(rules, moves));
    assertThat(failed.ending()).isEqualTo(ending);
    assertThat(failed.words().toString()).isEqualTo("it played " + answer + ": " + kind);
    assertThat(failed.tried().orElseThrow().point()).hasToString(answer);
    assertThat(failed.tried().orElseThrow().why().kind()).isEqualTo(kind);
  }

  @Test
  @SuppressWarnings("NullAway")
  void failsWithoutAPoint() throws Exception {
    PlayerReply.Failed failed = failure(turn -> null, Boards.empty("freestyle"));
    assertThat(failed.ending()).isEqualTo(Ending.ILLEGAL);
    assertThat(failed.words().toString()).isEqualTo("it answered with no point");
    assertThat(failed.tried()).isEmpty();
  }

  @Test
  void mayAnswerWithinTheGracePeriod() throws Exception {
    PlayerReply reply =
        askUntilInTime(
            turn -> {
              CountDownLatch stopped = new CountDownLatch(1);
              turn.stop().onRequest(stopped::countDown);
              stopped.await();
              return Point.parse("h8");
            });
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
    assertThat(reply.spent()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
  }

  @Test
  void overstepsIfItAnswersOnlyAnInterrupt() throws Exception {
    AtomicBoolean stopped = new AtomicBoolean();
    PlayerReply.Failed failed =
        late(
            turn -> {
              try {
                release.await();
              } catch (InterruptedException afterTheGrace) {
                stopped.set(turn.stop().requested());
              }
              return Point.parse("h8");
            });
    assertThat(failed.ending()).isEqualTo(Ending.OVERSTEPPED);
    assertThat(failed.words().toString()).isEqualTo("it gave no answer within 0.02 s");
    Await.until(stopped::get);
    open.get(0).close();
    assertThat(players.abandoned).isEmpty();
  }

  @Test
  void overstepsIfItIgnoresStopAndInterrupt() throws Exception {
    PlayerReply.Failed failed =
        late(
            turn -> {
              Await.stubbornly(release);
              return Point.parse("h8");
            });
    assertThat(failed.ending()).isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void isClosedOnceAfterBlocking() throws Exception {
    GuardedPlayer player =
        player(
            turn -> {
              Await.stubbornly(release);
              return Point.parse("h8");
            });
    askBriefly(player);
    player.close();
    assertThat(players.made.get(0).closed()).hasValue(0);
    assertThat(players.abandoned).containsExactly("it");
    release.countDown();
    Await.until(() -> players.made.get(0).closed().get() == 1);
    player.close();
    assertThat(players.made.get(0).closed()).hasValue(1);
  }

  @Test
  void isClosedOnceByManyCallers() throws Exception {
    GuardedPlayer player = player(turn -> Point.parse("h8"));
    IntStream.range(0, 8).parallel().forEach(i -> player.close());
    Await.until(() -> players.made.get(0).closed().get() == 1);
  }

  @Test
  void mayReportFromAnyThreadBeforeItsAnswer() throws Exception {
    List<Turn> kept = new CopyOnWriteArrayList<>();
    List<Insight> reports = new CopyOnWriteArrayList<>();
    GuardedPlayer player =
        player(
            turn -> {
              kept.add(turn);
              turn.report(new Insight.Note("own thread"));
              Thread helper = new Thread(() -> turn.report(new Insight.Note("helper")));
              helper.start();
              helper.join();
              return Point.parse("h8");
            });
    player.ask(Boards.empty("freestyle"), Budget.UNLIMITED, 3, new StopSignal(), reports::add);
    kept.get(0).report(new Insight.Note("too late"));
    assertThat(reports).containsExactly(new Insight.Note("own thread"), new Insight.Note("helper"));
    assertThat(kept.get(0).lines()).isEqualTo(3);
  }

  @Test
  void distinguishesMovesFromAnalyses() throws Exception {
    GuardedPlayer player = player(asked -> Point.parse(asked.isAnalysis() ? "h8" : "a1"));
    Board board = Boards.empty("freestyle");
    PlayerReply move = ask(player, board);
    assertThat(((PlayerReply.Chosen) move).point()).hasToString("a1");
    PlayerReply best =
        player.analyze(AnalysisRequest.of(board, LONG), new StopSignal(), insight -> {});
    assertThat(((PlayerReply.Chosen) best).point()).hasToString("h8");
  }

  @Test
  void receivesAStopRequestedBeforeTheTurn() throws Exception {
    GuardedTurn turn =
        GuardedTurn.move(Boards.empty("freestyle"), Budget.UNLIMITED, 1, insight -> {});
    turn.requestStop();
    GuardedPlayer player = player(asked -> Point.parse(asked.stop().requested() ? "h8" : "a1"));
    assertThat(((PlayerReply.Chosen) player.ask(turn)).point()).hasToString("h8");
  }

  @Test
  void answersAStop() throws Exception {
    StopSignal stop = new StopSignal();
    GuardedPlayer player =
        player(
            turn -> {
              stop.request();
              Await.until(() -> turn.stop().requested());
              return Point.parse("h8");
            });
    PlayerReply reply =
        player.ask(Boards.empty("freestyle"), Budget.UNLIMITED, 1, stop, insight -> {});
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
  }

  @Test
  void cannotDelayItsStopByLockingItsTurn() throws Exception {
    PlayerReply reply =
        askUntilInTime(
            turn -> {
              synchronized (turn) {
                Await.until(() -> turn.stop().requested());
              }
              return Point.parse("h8");
            });
    assertThat(reply).isInstanceOf(PlayerReply.Chosen.class);
  }

  @ParameterizedTest
  @CsvSource({
    "refuse, 'not today'",
    "refuse without words, 'it declined'",
    "throw, 'it could not be made: it threw java.lang.NoClassDefFoundError: acme'",
    "null, 'it could not be made: its provider gave no player'",
    "unsupported, 'it does not play freestyle on 15 lines'"
  })
  void isRefusedIfItCannotBeCreated(String what, String sentence) {
    players.add(new FailingProvider(what, release));
    assertThatThrownBy(() -> create(players, Boards.empty("freestyle"))).hasMessage(sentence);
  }

  @Test
  void isClosedIfItIsCreatedTooLate() {
    players.making(
        "it",
        (settings, start) -> {
          Await.stubbornly(release);
          return TestPlayers.player(turn -> Point.parse("h8"));
        });
    PlayerSetup late = players.player(IT);
    assertThatThrownBy(
            () -> GuardedPlayer.create(late, Boards.empty("freestyle"), Duration.ofMillis(200)))
        .hasMessage("it was not ready within 0.2 s");
    release.countDown();
    Await.until(() -> players.made.size() == 1 && players.made.get(0).closed().get() == 1);
  }
}
