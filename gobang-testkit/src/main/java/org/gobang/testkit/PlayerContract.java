package org.gobang.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Test;

/**
 * The contract test of players. Extend it and return the provider:
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
 * <p>Time limits are tolerant: delays of the machine are subtracted, and a test fails only if three
 * attempts in a row are late.
 */
public abstract class PlayerContract extends PluginContract<PlayerProvider> {

  private static final Promise RATING =
      new Promise("PlayerProvider.elo", "the rating of a player with these values");

  private final LazyResult<PlayerUnderTest> bench = new LazyResult<>();

  /** Creates a contract test of players. */
  protected PlayerContract() {
    super(PlayerProvider.class);
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  @Override
  protected abstract PlayerProvider provider();

  /**
   * Returns the boards for the tests. For slow players, return fewer boards: each board requires
   * about 30 moves.
   *
   * @return boards before the first move; those that the provider does not support are skipped.
   *     Default: {@link TestBoards#all}
   */
  protected List<Board> boards() {
    return TestBoards.all();
  }

  /**
   * Returns the option values of the player.
   *
   * @return the values by option key; other options have their defaults. Default: none
   */
  protected Map<String, String> options() {
    return Map.of();
  }

  private PlayerUnderTest bench() {
    return bench.get(() -> PlayerUnderTest.of(guarded(), options(), boards()));
  }

  /** Checks that the rating is always the same for the same option values. */
  @Test
  public void required_hasOneRating() throws Exception {
    PlayerProvider provider = bench().provider();
    OptionValues values = bench().settings().options();
    RATING.check(provider.elo(values) != null, "elo gave null");
    RATING.check(
        provider.elo(values).equals(provider.elo(values)), "another rating the second time");
  }

  /**
   * Checks that answers are legal in games: on empty, crowded and nearly full boards, and after
   * passes.
   */
  @Test
  public void required_movesLegallyInGames() throws Exception {
    LegalMoveCheck.inGames(bench());
  }

  /** Checks that answers are legal from set-ups, also if the apparently best point is forbidden. */
  @Test
  public void required_movesLegallyFromSetUps() throws Exception {
    LegalMoveCheck.fromSetUps(bench());
  }

  /** Checks that answers are legal with every value of every option. */
  @Test
  public void required_movesLegallyWithEachOption() throws Exception {
    LegalMoveCheck.withEachOption(bench());
  }

  /** Checks that answers arrive within the time per move or on the clock, plus the grace period. */
  @Test
  public void required_keepsTheTime() throws Exception {
    Duration move = Duration.ofMillis(100);
    Duration left = Duration.ofMillis(500);
    BudgetCheck.within(bench(), new Limit.MoveTime(move), move);
    BudgetCheck.within(bench(), new Limit.Clock(left, Duration.ZERO), left);
    BudgetCheck.within(bench(), new Limit.Clock(Duration.ZERO, Duration.ZERO), Duration.ZERO);
  }

  /** Checks that a node limit ends the search, and that no reported line exceeds it. */
  @Test
  public void required_keepsToItsNodes() throws Exception {
    BudgetCheck.unstopped(bench(), new Limit.Nodes(1));
    BudgetCheck.unstopped(bench(), new Limit.Nodes(100));
  }

  /** Checks that a depth limit ends the search, and that no reported line exceeds it. */
  @Test
  public void required_keepsToItsDepth() throws Exception {
    BudgetCheck.unstopped(bench(), new Limit.Depth(1));
    BudgetCheck.unstopped(bench(), new Limit.Depth(2));
  }

  /** Checks that a thinking player answers within 100 ms of a stop request. */
  @Test
  public void required_answersAStop() throws Exception {
    BudgetCheck.stoppedWhileItThinks(bench());
  }

  /** Checks that the player answers within 100 ms if the stop was requested before the turn. */
  @Test
  public void required_answersAStopAlreadyMade() throws Exception {
    BudgetCheck.stoppedBefore(bench());
  }

  /**
   * Checks that pondering stops within 200 ms of the request, and that the player can then make a
   * move.
   */
  @Test
  public void required_endsPonderingAtItsStop() throws Exception {
    BudgetCheck.pondersUntilItsStop(bench());
  }

  /** Checks that two players with the same seed give the same answers with the same node limit. */
  @Test
  public void required_movesAlikeWithTheSameSeed() throws Exception {
    RepeatabilityCheck.sameSeed(bench());
  }

  /** Checks that two concurrent games have the same moves as sequential ones. */
  @Test
  public void required_playersAreIndependent() throws Exception {
    RepeatabilityCheck.independent(bench());
  }

  /** Checks that reports are valid for the board and the turn. */
  @Test
  public void required_reportsWhatFitsTheBoard() throws Exception {
    ReportingCheck.fit(bench());
  }

  /** Checks that the player reports weights or lines. */
  @Test
  public void optional_reportsWeightsOrLines() throws Exception {
    ReportingCheck.weightsOrLines(bench());
  }

  /** Checks that the player makes an offered choice or places a stone on a board with choices. */
  @Test
  public void required_decidesForWhatIsOffered() throws Exception {
    LegalMoveCheck.decides(bench());
  }

  /** Checks that a player can be closed repeatedly. */
  @Test
  public void required_closesMoreThanOnce() throws Exception {
    ClosingCheck.moreThanOnce(bench());
  }

  /** Checks that a player can be closed before its first turn. */
  @Test
  public void required_closesWithoutAMove() throws Exception {
    ClosingCheck.withoutAMove(bench());
  }

  /** Checks that the threads of a player do not keep the application alive. */
  @Test
  public void required_startsOnlyDaemons() throws Exception {
    ClosingCheck.onlyDaemons(bench());
  }

  /** Checks that the threads of all players have ended after closing. */
  @Test
  @RunsLast
  public void required_leavesNoThread() throws Exception {
    ClosingCheck.noThread(bench());
  }

  /** Checks that an interrupted player returns, with or without an answer. */
  @Test
  public void required_endsWhenInterrupted() throws Exception {
    BudgetCheck.interrupted(bench());
  }

  /** Checks that for any board, the provider returns a player or refuses with a message. */
  @Test
  public void required_refusesOnlyWithASentence() throws Exception {
    LegalMoveCheck.orNone(bench());
  }
}
