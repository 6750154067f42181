package org.gobang.presentation.edit;

import java.util.Collection;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Keyword;

/** The mark to draw on a chosen point. */
public enum MarkTool implements Keyword {
  /** A triangle. */
  TRIANGLE,
  /** A square. */
  SQUARE,
  /** A circle. */
  CIRCLE,
  /** A cross. */
  CROSS,
  /** The first letter that is not yet on the board. */
  LETTER,
  /** The first number that is not yet on the board. */
  NUMBER;

  /** Returns whether this tool draws a mark. */
  boolean draws(String mark) {
    return switch (this) {
      case LETTER -> mark.length() == 1 && Character.isLetter(mark.charAt(0));
      case NUMBER -> mark.chars().allMatch(Character::isDigit);
      default -> mark.equals(word());
    };
  }

  /** Returns the next mark to draw, given the existing ones. */
  String next(Collection<String> there) {
    Stream<String> candidates =
        switch (this) {
          case LETTER ->
              IntStream.concat(IntStream.rangeClosed('A', 'Z'), IntStream.rangeClosed('a', 'z'))
                  .mapToObj(Character::toString);
          case NUMBER -> IntStream.iterate(1, number -> number + 1).mapToObj(String::valueOf);
          default -> Stream.of(word());
        };
    return candidates
        .filter(mark -> isShape() || !there.contains(mark))
        .findFirst()
        // All letters are on the board.
        .orElse("A");
  }

  private boolean isShape() {
    return this != LETTER && this != NUMBER;
  }
}
