package org.gobang.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.rules.OpeningStage.Choice;
import org.jspecify.annotations.Nullable;

/** The openings by their names. */
final class OpeningProtocol {

  static final String NONE = "none";
  private static final String SWAP = "swap";
  private static final String SWAP2 = "swap2";

  static final List<String> NAMES = List.of(NONE, SWAP, SWAP2);

  private static final boolean FIRST = true;
  private static final boolean SECOND = false;

  private OpeningProtocol() {}

  /** The first stage of an opening; null for none. */
  static @Nullable OpeningStage of(String name) {
    return switch (name) {
      case SWAP -> swap();
      case SWAP2 -> swap2();
      default -> null;
    };
  }

  /** The pie rule: the first player puts a stone, and the second may take it over. */
  private static OpeningStage swap() {
    OpeningStage answer = new OpeningStage(SECOND, 1, Map.of(SWAP, new Choice(true, null)), null);
    return OpeningStage.stones(FIRST, 1, answer);
  }

  /**
   * The first player puts three stones, and the second takes a colour, or puts two more and leaves
   * the colours to the first.
   */
  private static OpeningStage swap2() {
    OpeningStage last = new OpeningStage(FIRST, 0, colours(false), null);
    Map<String, Choice> choices = colours(true);
    choices.put("add-two", new Choice(false, OpeningStage.stones(SECOND, 2, last)));
    return OpeningStage.stones(FIRST, 3, new OpeningStage(SECOND, 0, choices, null));
  }

  /** The player who acts takes a colour; the one that it has first. */
  private static Map<String, Choice> colours(boolean second) {
    Choice black = new Choice(second, null);
    Choice white = new Choice(!second, null);
    Map<String, Choice> colours = new LinkedHashMap<>();
    colours.put(second ? "take-white" : "take-black", second ? white : black);
    colours.put(second ? "take-black" : "take-white", second ? black : white);
    return colours;
  }
}
