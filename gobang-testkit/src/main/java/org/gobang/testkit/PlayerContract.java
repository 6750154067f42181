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
 * <p>Time limits are tolerant: delays of the machine are subtracted, and a test fails only if the
 * player is late three times in a row.
 */
public abstract class PlayerContract extends PluginContract<PlayerProvider> {

  private static final Promise RATING =
      new Promise("PlayerProvider.elo", "the rating of a player with these values");

  private final LazyResult<PlayerUnderTest> bench = new LazyResult<>();

  /** For subclasses. */
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
   * Returns the boards for the tests. A strategy that needs more than a moment for a move may use
   * fewer boards, since each board causes about thirty requests.
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

  /** The rating is always the same for the same values. */
  @Test
  public void required_hasOneRating() throws Exception {
    PlayerProvider provider = bench().provider();
    OptionValues values = bench().settings().options();
    RATING.check(provider.elo(values) != null, "elo gave null");
    RATING.check(
        provider.elo(values).equals(provider.elo(values)), "another rating the second time");
  }

  /** Answers are legal in games: empty, crowded and nearly full boards, after passes. */
  @Test
  public void required_movesLegallyInGames() throws Exception {
    LegalMoveCheck.inGames(bench());
  }

  /** Answers are legal from set-ups, also where the point that looks best is forbidden. */
  @Test
  public void required_movesLegallyFromSetUps() throws Exception {
    LegalMoveCheck.fromSetUps(bench());
  }

  /** Answers are legal with every choice of every option. */
  @Test
  public void required_movesLegallyWithEachOption() throws Exception {
    LegalMoveCheck.withEachOption(bench());
  }

  /** An answer comes within the time for the move, or on the clock, and the grace. */
  @Test
  public void required_keepsTheTime() throws Exception {
    Duration move = Duration.ofMillis(100);
    Duration left = Duration.ofMillis(500);
    BudgetCheck.within(bench(), new Limit.MoveTime(move), move);
    BudgetCheck.within(bench(), new Limit.Clock(left, Duration.ZERO), left);
    BudgetCheck.within(bench(), new Limit.Clock(Duration.ZERO, Duration.ZERO), Duration.ZERO);
  }

  /** A budget of nodes alone ends the search, and no line reports more. */
  @Test
  public void required_keepsToItsNodes() throws Exception {
    BudgetCheck.unstopped(bench(), new Limit.Nodes(1));
    BudgetCheck.unstopped(bench(), new Limit.Nodes(100));
  }

  /** A budget of depth alone ends the search, and no line reports more. */
  @Test
  public void required_keepsToItsDepth() throws Exception {
    BudgetCheck.unstopped(bench(), new Limit.Depth(1));
    BudgetCheck.unstopped(bench(), new Limit.Depth(2));
  }

  /** A stop is answered within 100 ms while the player thinks. */
  @Test
  public void required_answersAStop() throws Exception {
    BudgetCheck.stoppedWhileItThinks(bench());
  }

  /** A stop that was requested before the question is answered within 100 ms. */
  @Test
  public void required_answersAStopAlreadyMade() throws Exception {
    BudgetCheck.stoppedBefore(bench());
  }

  /** Pondering ends within 200 ms of its stop, and the player continues. */
  @Test
  public void required_endsPonderingAtItsStop() throws Exception {
    BudgetCheck.pondersUntilItsStop(bench());
  }

  /** Two players of one seed answer alike within the same budget of nodes. */
  @Test
  public void required_movesAlikeWithTheSameSeed() throws Exception {
    RepeatabilityCheck.sameSeed(bench());
  }

  /** Two games played at the same time go as they go one after the other. */
  @Test
  public void required_playersAreIndependent() throws Exception {
    RepeatabilityCheck.independent(bench());
  }

  /** What is reported fits the board and the question. */
  @Test
  public void required_reportsWhatFitsTheBoard() throws Exception {
    ReportingCheck.fit(bench());
  }

  /** Reports have weights or lines. */
  @Test
  public void optional_reportsWeightsOrLines() throws Exception {
    ReportingCheck.weightsOrLines(bench());
  }

  /** Where a board offers choices, as in openings, the player decides for one, or a stone. */
  @Test
  public void required_decidesForWhatIsOffered() throws Exception {
    LegalMoveCheck.decides(bench());
  }

  /** A player is closed, and closed again. */
  @Test
  public void required_closesMoreThanOnce() throws Exception {
    ClosingCheck.moreThanOnce(bench());
  }

  /** A player is closed before its first turn. */
  @Test
  public void required_closesWithoutAMove() throws Exception {
    ClosingCheck.withoutAMove(bench());
  }

  /** A player's threads do not keep the application alive. */
  @Test
  public void required_startsOnlyDaemons() throws Exception {
    ClosingCheck.onlyDaemons(bench());
  }

  /** The threads of all players have ended once they are closed. */
  @Test
  @RunsLast
  public void required_leavesNoThread() throws Exception {
    ClosingCheck.noThread(bench());
  }

  /** A player that is stopped and interrupted comes to an end, with an answer or without. */
  @Test
  public void required_endsWhenInterrupted() throws Exception {
    BudgetCheck.interrupted(bench());
  }

  /** For any board, the provider refuses with a sentence or creates a player. */
  @Test
  public void required_refusesOnlyWithASentence() throws Exception {
    LegalMoveCheck.orNone(bench());
  }
}
