package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LinePatternsTest {

  @ParameterizedTest
  @EnumSource(Rules.class)
  void agreeWithTheDefinitions(Rules rules) {
    SplittableRandom random = new SplittableRandom(20261121);
    ReferenceLinePatterns[] references = {
      new ReferenceLinePatterns(rules, SearchPosition.BLACK),
      new ReferenceLinePatterns(rules, SearchPosition.WHITE)
    };
    for (int round = 0; round < 150; round++) {
      SearchPosition position = new SearchPosition(rules, random.nextInt(5, 16));
      row(position, random);
      String line = rowOf(position);
      for (int at = 0; at < line.length(); at++) {
        if (line.charAt(at) == '.') {
          for (int side : new int[] {SearchPosition.BLACK, SearchPosition.WHITE}) {
            assertThat(position.pattern(side, at, 0))
                .as("%s, side %s at %s of %s", rules, side, at, line)
                .isEqualTo(references[side].pattern(line, at));
          }
        }
      }
    }
  }

  /** Places groups of stones of both colours on the lowest row. */
  private static void row(SearchPosition position, SplittableRandom random) {
    int vacancy = random.nextInt(30, 80);
    int stay = random.nextInt(40, 90);
    int side = random.nextInt(2);
    for (int at = 0; at < position.size(); at++) {
      side = random.nextInt(100) < stay ? side : side ^ 1;
      if (random.nextInt(100) >= vacancy) {
        if (position.sideToMove() != side) {
          position.pass();
        }
        position.makeMove(at);
      }
    }
  }

  private static String rowOf(SearchPosition position) {
    StringBuilder line = new StringBuilder();
    for (int at = 0; at < position.size(); at++) {
      line.append(".XO".charAt(position.stone(at) + 1));
    }
    return line.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "FREESTYLE, ...XXX....., 6, OPEN_FOUR",
    "FREESTYLE, O.XXX...., 5, OPEN_FOUR",
    "FREESTYLE, OXXX....., 4, FOUR",
    "FREESTYLE, .X.XX...., 5, FOUR",
    "FREESTYLE, ...XX....., 5, THREE_FREE",
    "FREESTYLE, O.X.X...., 5, THREE",
    "FREESTYLE, XXX.XX, 3, FIVE",
    "STANDARD, XXX.XX, 3, OVERLINE",
    "STANDARD, .XXX.X, 4, FIVE",
    "RENJU, .X.X.X.X., 4, OVERLINE",
    "RENJU, X.X..X.X., 4, BLOCKED_THREE",
    "RENJU, .XX.X..XX., 5, OVERLINE",
    "CARO, OXXXX.O, 5, DEAD",
    "CARO, OXXXX.., 5, FIVE",
    "CARO, O.XXX..O, 5, FOUR",
    "CARO, .OXXXXX.O, 7, FIVE",
    "CARO_EXACT, .OXXXXX.O, 7, OVERLINE",
  })
  void matchTheTermsOfTheGame(Rules rules, String line, int at, String pattern) {
    SearchPosition position = new SearchPosition(rules, Math.max(line.length(), 5));
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) != '.') {
        if ((position.sideToMove() == SearchPosition.BLACK) != (line.charAt(i) == 'X')) {
          position.pass();
        }
        position.makeMove(i);
      }
    }
    assertThat(position.pattern(SearchPosition.BLACK, at, 0)).isEqualTo(number(pattern));
  }

  private static int number(String pattern) {
    return switch (pattern) {
      case "DEAD" -> LinePattern.DEAD;
      case "OVERLINE" -> LinePattern.OVERLINE;
      case "BLOCKED_THREE" -> LinePattern.BLOCKED_THREE;
      case "THREE" -> LinePattern.THREE;
      case "THREE_FREE" -> LinePattern.THREE_FREE;
      case "FOUR" -> LinePattern.FOUR;
      case "OPEN_FOUR" -> LinePattern.OPEN_FOUR;
      case "FIVE" -> LinePattern.FIVE;
      default -> throw new IllegalArgumentException(pattern);
    };
  }
}
