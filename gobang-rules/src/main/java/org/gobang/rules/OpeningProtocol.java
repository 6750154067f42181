package org.gobang.rules;

import static org.gobang.rules.OpeningStage.ANYWHERE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.gobang.api.Option;
import org.gobang.api.board.OpeningOption;
import org.gobang.rules.OpeningStage.Choice;
import org.jspecify.annotations.Nullable;

/**
 * The opening rules by name.
 *
 * <p>Sources: swap2 from gomocup.org; RIF, Yamaguchi, Soosõrv-8 and Taraguchi-10 from the Renju
 * International Federation's rules at renju.net. Tarannikov consists of the first alternative of
 * Taraguchi for all stones, according to the description of Taraguchi.
 */
final class OpeningProtocol {

  private static final String SWAP = "swap";
  private static final String SWAP2 = "swap2";
  private static final String RIF = "rif";
  private static final String YAMAGUCHI = "yamaguchi";
  private static final String SOOSORV = "soosorv-8";
  private static final String TARAGUCHI = "taraguchi-10";
  private static final String TARANNIKOV = "tarannikov";

  /** The option for all rules with one stone per turn. */
  static final Option.Choice OPTION =
      new Option.Choice(
          OpeningOption.KEY,
          List.of(OpeningOption.NONE, SWAP, SWAP2, RIF, YAMAGUCHI, SOOSORV, TARAGUCHI, TARANNIKOV),
          OpeningOption.NONE);

  /** The rules of Yamaguchi set no limit; with more offers, some openings could not be played. */
  private static final int MOST_OF_YAMAGUCHI = 12;

  private static final int MOST_OF_SOOSORV = 8;
  private static final int FIFTHS_OF_RIF = 2;
  private static final int FIFTHS_OF_TARAGUCHI = 10;

  /** The squares of moves 1 to 5. */
  private static final int[] SQUARES = {1, 3, 5, 7, 9};

  private OpeningProtocol() {}

  /** Returns whether an opening restricts stones to squares around the centre. */
  static boolean hasSquares(String name) {
    return !List.of(OpeningOption.NONE, SWAP, SWAP2).contains(name);
  }

  /** Returns the first stage of an opening; null for none. */
  static @Nullable OpeningStage of(String name) {
    return switch (name) {
      case SWAP -> OpeningStage.stone(ANYWHERE, OpeningStage.lastSwap());
      case SWAP2 -> swap2();
      case RIF ->
          threeStones(OpeningStage.stone(ANYWHERE, OpeningStage.offer(FIFTHS_OF_RIF)).orSwap());
      case YAMAGUCHI ->
          threeStones(
              declaration(
                  MOST_OF_YAMAGUCHI,
                  fifths -> OpeningStage.stone(ANYWHERE, OpeningStage.offer(fifths)).orSwap()));
      case SOOSORV ->
          threeStones(
              OpeningStage.stone(
                      ANYWHERE,
                      declaration(MOST_OF_SOOSORV, fifths -> OpeningStage.offer(fifths).orSwap()))
                  .orSwap());
      case TARAGUCHI -> {
        Choice offer = new Choice(false, OpeningStage.offer(FIFTHS_OF_TARAGUCHI));
        yield stonesWithSwaps(fifth().or(fifths(FIFTHS_OF_TARAGUCHI), offer));
      }
      case TARANNIKOV -> stonesWithSwaps(fifth());
      default -> null;
    };
  }

  /**
   * Returns swap2: the first player places three stones; the second player takes a colour, or
   * places two more stones and lets the first player take a colour.
   */
  private static OpeningStage swap2() {
    OpeningStage last = OpeningStage.choice(false, colours("take-black", "take-white"));
    OpeningStage five = OpeningStage.stone(ANYWHERE, OpeningStage.stoneForOpponent(ANYWHERE, last));
    Map<String, Choice> choices = colours("take-white", "take-black");
    choices.put("add-two", new Choice(false, five));
    return OpeningStage.stone(
        ANYWHERE,
        OpeningStage.stoneForOpponent(
            ANYWHERE, OpeningStage.stone(ANYWHERE, OpeningStage.choice(true, choices))));
  }

  /** Returns choices in which the acting player takes the first colour. */
  private static Map<String, Choice> colours(String kept, String other) {
    Map<String, Choice> colours = new LinkedHashMap<>();
    colours.put(kept, new Choice(false, null));
    colours.put(other, new Choice(true, null));
    return colours;
  }

  /** Returns a stage in which the first player places three stones: one of the 26 openings. */
  private static OpeningStage threeStones(OpeningStage next) {
    return OpeningStage.stone(
        SQUARES[0],
        OpeningStage.stoneForOpponent(SQUARES[1], OpeningStage.stone(SQUARES[2], next)));
  }

  /**
   * Returns a stage in which the player of the last stone declares the number of fifth-move offers.
   */
  private static OpeningStage declaration(int most, IntFunction<OpeningStage> next) {
    Map<String, Choice> numbers = new LinkedHashMap<>();
    for (int number = 1; number <= most; number++) {
      numbers.put(fifths(number), new Choice(false, next.apply(number)));
    }
    return OpeningStage.choice(false, numbers);
  }

  private static String fifths(int number) {
    return "fifths-" + number;
  }

  /** Returns four stones, each in its restricted area; before each, the colours may be swapped. */
  private static OpeningStage stonesWithSwaps(OpeningStage fifth) {
    OpeningStage stage = fifth;
    for (int i = 3; i >= 0; i--) {
      OpeningStage stone = OpeningStage.stone(SQUARES[i], stage);
      stage = i == 0 ? stone : stone.orSwap();
    }
    return stage;
  }

  /**
   * Returns the fifth stone in its square and the sixth anywhere; before each, the colours may be
   * swapped.
   */
  private static OpeningStage fifth() {
    return OpeningStage.stone(SQUARES[4], OpeningStage.lastSwap()).orSwap();
  }
}
