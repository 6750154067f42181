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

  /** For subclasses. */
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
   * @return the time. Default: one minute; games on many sizes may need more
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
          check.of(new BoardsUnderTest(new ConfiguredRules(provider, options()), sizes()));
        });
  }

  /** A new board is vacant from edge to edge, of the requested size, and the first side moves. */
  @Test
  public void required_createsAnEmptyBoard() throws Exception {
    prove(CreationCheck::empty);
  }

  /** A set-up's stones stand where they were put. */
  @Test
  public void required_createsWhatWasSetUp() throws Exception {
    prove(CreationCheck::setUps);
  }

  /** For any start, the provider refuses with a sentence or creates a board. */
  @Test
  public void required_refusesOnlyWithASentence() throws Exception {
    prove(CreationCheck::orRefusal);
  }

  /** Every place has an answer, also beyond the edge. */
  @Test
  public void required_answersForAnyPlace() throws Exception {
    prove(CreationCheck::anyPlace);
  }

  /** A board is unchanged after others were made from it, and gives the same answers again. */
  @Test
  public void required_neverChanges() throws Exception {
    prove(ImmutabilityCheck::afterMoves);
  }

  /** Each move is one more in the list, turns are as declared, and stones stay or are captured. */
  @Test
  public void required_countsMovesAndTurns() throws Exception {
    prove(MoveCheck::steps);
  }

  /** Points that the board cannot take are refused to both sides alike, and are no fouls. */
  @Test
  public void required_judgesEitherSide() throws Exception {
    prove(VerdictCheck::eitherSide);
  }

  /** What judge allows can be played; what it refuses cannot. */
  @Test
  public void required_playsWhatItAllows() throws Exception {
    prove(VerdictCheck::playsWhatItAllows);
  }

  /** The lists of vacant and allowed points are those that at and judge tell. */
  @Test
  public void required_listsWhatItAllows() throws Exception {
    prove(VerdictCheck::lists);
  }

  /** What is forbidden are fouls, and all of them. */
  @Test
  public void required_forbidsFoulsAlone() throws Exception {
    prove(VerdictCheck::forbidsFouls);
  }

  /** Games end, and are drawn when no point is left. */
  @Test
  public void required_gamesEnd() throws Exception {
    prove(GameEndCheck::come);
  }

  /** A line that wins has stones of the winner, in order along it; other wins have words. */
  @Test
  public void required_winsByALine() throws Exception {
    prove(GameEndCheck::wonByALine);
  }

  /** After the end nothing can be played. */
  @Test
  public void required_refusesAllWhenOver() throws Exception {
    prove(GameEndCheck::refuseAll);
  }

  /** Every refusal that comes up has words. */
  @Test
  public void required_explainsRefusals() throws Exception {
    prove(VerdictCheck::explains);
  }

  /** The same moves lead to boards that look the same. */
  @Test
  public void required_sameMovesGiveTheSameBoard() throws Exception {
    prove(ImmutabilityCheck::sameMovesSameBoard);
  }

  /** Choices are made as offered, and no others; their games read back as they were played. */
  @Test
  public void required_makesTheChoicesItOffers() throws Exception {
    prove(ChoiceCheck::games);
  }

  /** Several threads that look at one board see the same. */
  @Test
  public void required_mayBeReadFromSeveralThreads() throws Exception {
    prove(ImmutabilityCheck::fromSeveralThreads);
  }

  /** A mutable copy goes through the same positions as the board, and back. */
  @Test
  public void required_mutableCopyFollowsGames() throws Exception {
    prove(MutableBoardCheck::followsGames);
  }

  /** A mutable copy of any position plays on from there, and its copies do. */
  @Test
  public void required_mutableCopyPlaysOnFromAnywhere() throws Exception {
    prove(MutableBoardCheck::playsOnFromAnywhere);
  }

  /** A mutable copy refuses what it cannot hold, and stays as it is. */
  @Test
  public void required_mutableCopyRefuses() throws Exception {
    prove(MutableBoardCheck::refuses);
  }
}
