package org.gobang.testkit;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.OptionValues;
import org.gobang.api.board.BoardProvider;
import org.junit.jupiter.api.Test;

/**
 * The contract test of boards. Extend it and return the provider:
 *
 * <pre>{@code
 * class MineContractTest extends BoardContract {
 *   @Override
 *   protected BoardProvider provider() {
 *     return new MineRules();
 *   }
 * }
 * }</pre>
 *
 * <p>The test cannot check whether the rules are correct. It checks the common behaviour of all
 * boards in random games, which are the same in every run.
 */
public abstract class BoardContract extends PluginContract<BoardProvider> {

  private static final Promise BOARD =
      new Promise("Board", "throws nothing but what its documentation says");

  /** Creates a contract test of boards. */
  protected BoardContract() {
    super(BoardProvider.class);
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  @Override
  protected abstract BoardProvider provider();

  /**
   * Returns the board sizes for the games.
   *
   * @return the numbers of lines per side, all supported by the rules. Default: the default size
   */
  protected List<Integer> sizes() {
    return List.of(provider().defaultSize());
  }

  /**
   * Returns the option values of the boards, for rules with options. Use one subclass for each
   * combination of values.
   *
   * @return the values by the keys of {@link BoardProvider#options}. Default: none, so all options
   *     have their defaults
   */
  protected Map<String, String> options() {
    return Map.of();
  }

  /**
   * Returns the time after which a test is reported as hanging.
   *
   * @return the time. Default: one minute; many board sizes may need more
   */
  @Override
  protected Duration patience() {
    return Duration.ofMinutes(1);
  }

  private void prove(Check<BoardsUnderTest> check) {
    prove(
        BOARD,
        "the board",
        provider -> {
          BoardsUnderTest.CREATE.given(
              () -> OptionValues.of(provider.options(), options()), "options() as set");
          check.of(new BoardsUnderTest(provider, options(), sizes()));
        });
  }

  /** Checks that a new board is empty, has the requested size, and has the correct side to move. */
  @Test
  public void required_createsAnEmptyBoard() throws Exception {
    prove(CreationCheck::empty);
  }

  /** Checks that a board with a set-up has its stones on their points. */
  @Test
  public void required_createsWhatWasSetUp() throws Exception {
    prove(CreationCheck::setUps);
  }

  /** Checks that for any start, the provider returns a board or refuses with a message. */
  @Test
  public void required_refusesOnlyWithASentence() throws Exception {
    prove(CreationCheck::orRefusal);
  }

  /** Checks that a board returns a cell for all coordinates, including those beyond the edge. */
  @Test
  public void required_answersForAnyPlace() throws Exception {
    prove(CreationCheck::anyPlace);
  }

  /** Checks that a board does not change when other boards are created from it. */
  @Test
  public void required_neverChanges() throws Exception {
    prove(ImmutabilityCheck::afterMoves);
  }

  /**
   * Checks that each move extends the list of moves, turns have the declared number of stones, and
   * stones disappear only by capture.
   */
  @Test
  public void required_countsMovesAndTurns() throws Exception {
    prove(MoveCheck::steps);
  }

  /**
   * Checks that occupied and other impossible points are refused for both sides and are not
   * reported as forbidden moves.
   */
  @Test
  public void required_judgesEitherSide() throws Exception {
    prove(VerdictCheck::eitherSide);
  }

  /** Checks that a move is possible exactly if {@code judge} allows it. */
  @Test
  public void required_playsWhatItAllows() throws Exception {
    prove(VerdictCheck::playsWhatItAllows);
  }

  /**
   * Checks that the lists of vacant and allowed points are consistent with {@code at} and {@code
   * judge}.
   */
  @Test
  public void required_listsWhatItAllows() throws Exception {
    prove(VerdictCheck::lists);
  }

  /**
   * Checks that the list of forbidden points contains exactly the points refused as forbidden
   * moves.
   */
  @Test
  public void required_forbidsFoulsAlone() throws Exception {
    prove(VerdictCheck::forbidsFouls);
  }

  /** Checks that games end, with a draw if no point is left. */
  @Test
  public void required_gamesEnd() throws Exception {
    prove(GameEndCheck::come);
  }

  /**
   * Checks that a winning line has stones of the winner in order, and that other wins have an
   * explanation.
   */
  @Test
  public void required_winsByALine() throws Exception {
    prove(GameEndCheck::wonByALine);
  }

  /** Checks that no move is possible after the end of the game. */
  @Test
  public void required_refusesAllWhenOver() throws Exception {
    prove(GameEndCheck::refuseAll);
  }

  /** Checks that all refusals have an explanation. */
  @Test
  public void required_explainsRefusals() throws Exception {
    prove(VerdictCheck::explains);
  }

  /** Checks that the same moves lead to equal boards. */
  @Test
  public void required_sameMovesGiveTheSameBoard() throws Exception {
    prove(ImmutabilityCheck::sameMovesSameBoard);
  }

  /**
   * Checks that exactly the offered choices can be made, and that games with choices can be read
   * back.
   */
  @Test
  public void required_makesTheChoicesItOffers() throws Exception {
    prove(ChoiceCheck::games);
  }

  /** Checks that several threads can read a board concurrently. */
  @Test
  public void required_mayBeReadFromSeveralThreads() throws Exception {
    prove(ImmutabilityCheck::fromSeveralThreads);
  }

  /**
   * Checks that a mutable copy passes through the same positions as the board when moves are made
   * and undone.
   */
  @Test
  public void required_mutableCopyFollowsGames() throws Exception {
    prove(MutableBoardCheck::followsGames);
  }

  /**
   * Checks that moves can be made on a mutable copy of any position, and on copies of that copy.
   */
  @Test
  public void required_mutableCopyPlaysOnFromAnywhere() throws Exception {
    prove(MutableBoardCheck::playsOnFromAnywhere);
  }

  /** Checks that a mutable copy refuses impossible moves and stays unchanged. */
  @Test
  public void required_mutableCopyRefuses() throws Exception {
    prove(MutableBoardCheck::refuses);
  }
}
