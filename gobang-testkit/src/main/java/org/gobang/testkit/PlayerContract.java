package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Option;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.Test;

/**
 * What the api promises of a player, put to the proof. Extend it, and say whose player it is:
 *
 * <pre>{@code
 * class MineContractTest extends PlayerContract {
 *   @Override
 *   protected PlayerProvider provider() {
 *     return new MineProvider();
 *   }
 * }
 * }</pre>
 *
 * <p>Times are judged kindly: the machine's own delays are taken off, and only who is late three
 * times in a row was late.
 */
public abstract class PlayerContract {

  private static final long SEED = 42;
  private static final Duration GRACE = Duration.ofMillis(200);
  private static final Duration FOR_A_STOP = Duration.ofMillis(100);
  private static final Duration A_MOMENT = Duration.ofMillis(50);
  private static final Budget SHORT =
      Budget.of(new Limit.Nodes(200), new Limit.MoveTime(Duration.ofMillis(20)));
  private static final Budget NODES = Budget.of(new Limit.Nodes(200));

  private static final Described DESCRIBED = new Described("PlayerProvider");
  private static final Promise OPTIONS =
      new Promise("PlayerProvider.options", "always the same ones, each with a key of its own");
  private static final Promise SUPPORTS =
      new Promise("PlayerProvider.supports", "whether the strategy can play a game");
  private static final Promise CREATE =
      new Promise(
          "PlayerProvider.create",
          "a new player, or a RefusedException whose sentence says why it cannot be had");
  private static final Promise INSTANCES =
      new Promise(
          "PlayerProvider.create", "a player that shares nothing that changes with another");
  private static final Promise BUDGET =
      new Promise("Budget", "a promise the player keeps; the grace is 200 ms");
  private static final Promise STOP =
      new Promise("Stop", "the player answers with the best it has, within 100 ms");
  private static final Promise SAME_MOVE =
      new Promise("Settings", "the same settings, board and budget of nodes give the same move");
  private static final Promise DAEMONS =
      new Promise("Player", "threads it starts must be daemons and end in close");
  private static final Promise INTERRUPTED =
      new Promise("Player.choose", "interrupted: nobody wants the answer any more");

  /** For the author's class that extends it. */
  protected PlayerContract() {}

  /**
   * Whose player it is.
   *
   * @return a new provider
   */
  protected abstract PlayerProvider provider();

  /**
   * What the player is asked about. A strategy that needs more than a moment for a move may take
   * fewer: each board leads to some thirty questions.
   *
   * @return boards before the first move, {@link TestBoards#all} unless overridden; those that the
   *     provider does not support are passed over
   */
  protected List<Board> boards() {
    return TestBoards.all();
  }

  /**
   * What is set for the player.
   *
   * @return values by option key, none unless overridden; the other options have their initial one
   */
  protected Map<String, String> options() {
    return Map.of();
  }

  /**
   * After what time a player that does not return is said to hang. No test takes that long unless
   * it fails.
   *
   * @return 10 seconds unless overridden, the time that the host gives a player to be made
   */
  protected Duration patience() {
    return Duration.ofSeconds(10);
  }

  /** Id and labels are there, in any language, always the same, at once. */
  @Test
  public void required_describesItself() {
    PlayerProvider provider = provider();
    DESCRIBED.checkQuick(() -> provider(), PlayerProvider::label);
    DESCRIBED.checkId(provider.id());
    DESCRIBED.checkLabels("label", provider::label);
    DESCRIBED.checkSame("id", () -> List.of(provider.id(), provider().id()));
    DESCRIBED.checkSame("label", () -> provider.label(Locale.ENGLISH));
    DESCRIBED.checkCanBeMade(provider.getClass());
  }

  /** Options have keys of their own, initial values that will do, and labels. */
  @Test
  public void required_describesItsOptions() {
    PlayerProvider provider = provider();
    Set<String> keys = new HashSet<>();
    for (Option option : provider.options()) {
      OPTIONS.check(keys.add(option.key()), "two options have the key %s", option.key());
      option.check(option.initialText());
      DESCRIBED.checkLabels("label(Option, …)", locale -> provider.label(option, locale));
    }
    DESCRIBED.checkSame("options", provider::options);
  }

  /** Name and description, and those of every option, are there in Chinese too. */
  @Test
  public void optional_speaksChinese() {
    PlayerProvider provider = provider();
    assumeTrue(Described.speaksChinese(provider::label), "the label is the same in Chinese");
    for (Option option : provider.options()) {
      Function<Locale, Label> label = locale -> provider.label(option, locale);
      assumeTrue(Described.speaksChinese(label), option.key() + " is the same in Chinese");
    }
  }

  /** The provider is declared, in a module descriptor or in META-INF/services. */
  @Test
  public void optional_isFoundByTheServiceLoader() {
    Class<?> wanted = provider().getClass();
    boolean found =
        ServiceLoader.load(PlayerProvider.class, wanted.getClassLoader()).stream()
            .anyMatch(each -> each.type().equals(wanted));
    assumeTrue(found, wanted.getName() + " is provided neither by a module nor in META-INF");
  }

  /** Answers are legal in games: empty, crowded and nearly full boards, after passes. */
  @Test
  public void required_movesLegallyInGames() throws InterruptedException {
    PlayerProvider provider = provider();
    for (Board start : supported(provider)) {
      try (Hosted player = host(provider, start)) {
        for (Board position : Positions.inGamesFrom(start)) {
          if (provider.supports(position)) {
            Question question = new Question(position, SHORT);
            Hosted.legal(player.answer(question), question);
          }
        }
      }
    }
  }

  /** Answers are legal from set-ups, also where the point that looks best is forbidden. */
  @Test
  public void required_movesLegallyFromSetUps() throws InterruptedException {
    PlayerProvider provider = provider();
    for (Board start : supported(provider)) {
      for (Board position : Positions.setUpLike(start)) {
        if (provider.supports(position)) {
          try (Hosted player = host(provider, position)) {
            Question question = new Question(position, SHORT);
            Hosted.legal(player.answer(question), question);
          }
        }
      }
    }
  }

  /** An answer comes within the time for the move, or on the clock, and the grace. */
  @Test
  public void required_keepsTheTime() throws Exception {
    Duration move = Duration.ofMillis(100);
    Duration left = Duration.ofMillis(500);
    within(move, new Limit.MoveTime(move));
    within(left, new Limit.Clock(left, Duration.ZERO));
  }

  private void within(Duration time, Limit limit) throws Exception {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    Lateness.check(
        BUDGET,
        "an answer with " + limit,
        time.plus(GRACE),
        () -> {
          try (Hosted player = host(provider, position)) {
            Hosted.Reply reply = player.answer(new Question(position, Budget.of(limit)));
            return reply.givenAt() - reply.askedAt();
          }
        });
  }

  /** A budget of nodes alone ends the search, and no line tells of more. */
  @Test
  public void required_keepsToItsNodes() throws InterruptedException {
    unstopped(Budget.of(new Limit.Nodes(1)));
    unstopped(Budget.of(new Limit.Nodes(100)));
  }

  /** A budget of depth alone ends the search, and no line tells of more. */
  @Test
  public void required_keepsToItsDepth() throws InterruptedException {
    unstopped(Budget.of(new Limit.Depth(1)));
    unstopped(Budget.of(new Limit.Depth(2)));
  }

  private void unstopped(Budget budget) throws InterruptedException {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    try (Hosted player = host(provider, position)) {
      Question question = new Question(position, budget);
      player.answer(question);
      Insights.checkWithin(question);
    }
  }

  /** A stop is answered within 100 ms while the player thinks. */
  @Test
  public void required_answersAStop() throws Exception {
    answersAStop("an answer after a stop", A_MOMENT);
  }

  /** A stop that was requested before the question is answered within 100 ms. */
  @Test
  public void required_answersAStopAlreadyMade() throws Exception {
    answersAStop("an answer where a stop was requested before", Duration.ZERO);
  }

  private void answersAStop(String what, Duration thinks) throws Exception {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    Lateness.check(
        STOP,
        what,
        FOR_A_STOP,
        () -> {
          try (Hosted player = host(provider, position)) {
            Question question = new Question(position, Budget.UNLIMITED);
            if (thinks.isZero()) {
              question.requestStop();
            }
            Future<Hosted.Reply> asked = player.ask(question);
            question.begun().await();
            Hosted.stopUnlessAnswered(asked, thinks, question);
            Hosted.Reply reply = player.await(asked, question);
            long requested = question.requestedAt().orElse(reply.givenAt());
            return reply.givenAt() - Math.max(requested, reply.askedAt());
          }
        });
  }

  /** Two players of one seed answer alike within the same budget of nodes. */
  @Test
  public void required_movesAlikeWithTheSameSeed() throws InterruptedException {
    PlayerProvider provider = provider();
    Board start = supported(provider).get(0);
    for (Board position : positions(provider, start)) {
      Point first = once(provider, start, position);
      Point second = once(provider, start, position);
      SAME_MOVE.check(
          first.equals(second),
          "answered %s, and another player %s, on %s",
          first,
          second,
          Positions.words(position));
    }
  }

  private Point once(PlayerProvider provider, Board start, Board position)
      throws InterruptedException {
    try (Hosted player = host(provider, start)) {
      return player.answer(new Question(position, NODES)).point();
    }
  }

  /** Two games played at the same time go as they go one after the other. */
  @Test
  public void required_playersAreIndependent() throws InterruptedException {
    PlayerProvider provider = provider();
    Board start = supported(provider).get(0);
    List<Point> first = played(provider, start, 1).get(0);
    List<Point> second = played(provider, start, 2).get(0);
    if (!first.equals(played(provider, start, 1).get(0))) {
      abort(
          "one game alone does not go the same way twice: see required_movesAlikeWithTheSameSeed");
    }
    List<List<Point>> together = played(provider, start, 1, 2);
    INSTANCES.check(
        together.equals(List.of(first, second)),
        "played %s and %s in two games one after the other, and %s at the same time",
        first,
        second,
        together);
  }

  private List<List<Point>> played(PlayerProvider provider, Board start, long... seeds)
      throws InterruptedException {
    List<ScriptedGame> games = new ArrayList<>();
    try {
      for (long seed : seeds) {
        games.add(new ScriptedGame(provider, settings(provider), start, seed, patience()));
      }
      return ScriptedGame.play(games);
    } finally {
      games.forEach(ScriptedGame::close);
    }
  }

  /** What is reported fits the board and the question. */
  @Test
  public void required_reportsWhatFitsTheBoard() throws InterruptedException {
    PlayerProvider provider = provider();
    Board start = supported(provider).get(0);
    try (Hosted player = host(provider, start)) {
      for (Board position : positions(provider, start)) {
        Question question = new Question(position, NODES);
        player.answer(question);
        Insights.check(question);
      }
    }
  }

  /** Whoever watches is told weights or lines. */
  @Test
  public void optional_reportsWeightsOrLines() throws InterruptedException {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    try (Hosted player = host(provider, position)) {
      Question question = new Question(position, NODES);
      player.answer(question);
      boolean told = question.reported().stream().anyMatch(each -> !(each instanceof Insight.Note));
      assumeTrue(told, "neither weights nor a line were reported");
    }
  }

  /** A player is closed, and closed again. */
  @Test
  public void required_closesMoreThanOnce() throws InterruptedException {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    try (Hosted player = host(provider, position)) {
      player.answer(new Question(position, SHORT));
      player.closePlayer();
      player.closePlayer();
    }
  }

  /** A player is closed before it was asked for a move. */
  @Test
  public void required_closesWithoutAMove() {
    PlayerProvider provider = provider();
    host(provider, supported(provider).get(0)).close();
  }

  /** A player's threads do not keep the application alive. */
  @Test
  public void required_startsOnlyDaemons() throws InterruptedException {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    Duration patience = patience();
    try (Hosted player = Hosted.create(provider, settings(provider), position, patience, false)) {
      player.answer(new Question(position, SHORT));
      for (Thread thread : player.thread().others()) {
        DAEMONS.check(thread.isDaemon(), "%s is no daemon", thread);
      }
    }
  }

  /** A player's threads end once it is closed. */
  @Test
  public void required_leavesNoThread() throws InterruptedException {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    try (Hosted player = host(provider, position)) {
      player.answer(new Question(position, SHORT));
      player.closePlayer();
      long deadline = System.nanoTime() + patience().toNanos();
      for (Thread thread : player.thread().others()) {
        thread.join(Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
        DAEMONS.check(!thread.isAlive(), "%s goes on after close", thread);
      }
    }
  }

  /** A player that is stopped and interrupted comes to an end, with an answer or without. */
  @Test
  public void required_endsWhenInterrupted() throws Exception {
    PlayerProvider provider = provider();
    Board position = crowded(provider);
    Lateness.check(
        INTERRUPTED,
        "the end after a stop and an interrupt",
        GRACE,
        () -> {
          try (Hosted player = host(provider, position)) {
            Question question = new Question(position, Budget.UNLIMITED);
            Future<Hosted.Reply> asked = player.ask(question);
            question.begun().await();
            return player.nanosToEnd(asked, question, A_MOMENT, INTERRUPTED);
          }
        });
  }

  /** Whatever the board, the provider says no with a sentence, or makes a player. */
  @Test
  public void required_refusesOnlyWithASentence() {
    PlayerProvider provider = provider();
    for (Board board : TestBoards.all()) {
      if (SUPPORTS.given(() -> provider.supports(board), "supports")) {
        continue; // The tests of legal moves ask for those.
      }
      try (OwnThread thread = new OwnThread(true, provider.getClass().getClassLoader())) {
        thread.call(
            CREATE,
            "create",
            patience(),
            () -> {
              provider.create(settings(provider), board).close();
              return board;
            });
      } catch (RefusedException refused) {
        String sentence = refused.getMessage();
        CREATE.check(sentence != null && !sentence.isBlank(), "a refusal without a sentence");
      } catch (Exception thrown) {
        throw CREATE.broken(thrown, "create threw for %s", Positions.words(board));
      }
    }
  }

  private Hosted host(PlayerProvider provider, Board start) {
    return Hosted.create(provider, settings(provider), start, patience());
  }

  private Settings settings(PlayerProvider provider) {
    return Settings.of(provider.options(), options(), SEED);
  }

  private List<Board> supported(PlayerProvider provider) {
    List<Board> supported = boards().stream().filter(provider::supports).toList();
    SUPPORTS.check(!supported.isEmpty(), "none of boards() is supported, so nothing can be asked");
    return supported;
  }

  private static List<Board> positions(PlayerProvider provider, Board start) {
    return Positions.inGamesFrom(start).stream().filter(provider::supports).toList();
  }

  /** A position with much to think about. */
  private Board crowded(PlayerProvider provider) {
    Board start = supported(provider).get(0);
    List<Board> positions = positions(provider, start);
    return positions.get(positions.size() / 2);
  }
}
