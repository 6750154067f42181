package org.gobang.study.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenjuOpeningTest {

  private static Optional<RenjuOpening> of(int size, String moves) {
    return RenjuOpening.of(Start.empty(size), MoveText.parse(moves, Stone.BLACK));
  }

  @ParameterizedTest
  @CsvSource({
    "h8 h9 i9, KAGETSU",
    "h8 i8 i9, KAGETSU",
    "h8 h7 g7, KAGETSU",
    "h8 g8 g9, KAGETSU",
    "h8 h9 h10 a1 b1, KANSEI",
    "h8 i9 f6, SUISEI",
    "h8 g9 j6, SUISEI",
    "h8 i9 j7, SUIGETSU",
    "h8 i9 g10, SUIGETSU",
  })
  void findsOpeningsUnderSymmetry(String moves, RenjuOpening opening) {
    assertThat(of(15, moves)).contains(opening);
  }

  /** Every placement of three stones is one of the 26 openings, each with 4 or 8 placements. */
  @Test
  void findsAllOpenings() {
    Map<RenjuOpening, Integer> ways = new EnumMap<>(RenjuOpening.class);
    Point centre = Point.parse("h8");
    for (int second = 0; second < 9; second++) {
      Point white = new Point(6 + second % 3, 6 + second / 3);
      for (int third = 0; third < 25; third++) {
        Point black = new Point(5 + third % 5, 5 + third / 5);
        if (!white.equals(centre) && !black.equals(centre) && !black.equals(white)) {
          List<Move> moves =
              List.of(
                  new Move.Place(Stone.BLACK, centre),
                  new Move.Place(Stone.WHITE, white),
                  new Move.Place(Stone.BLACK, black));
          ways.merge(RenjuOpening.of(Start.empty(15), moves).orElseThrow(), 1, Integer::sum);
        }
      }
    }
    assertThat(ways).hasSize(26);
    assertThat(ways.values()).containsOnly(4, 8);
    assertThat(ways.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(8 * 23);
  }

  @Test
  void findsNoOpeningInOtherPositions() {
    assertThat(of(15, "h8 h9")).isEmpty();
    assertThat(of(15, "h9 h8 h7")).as("beside the centre").isEmpty();
    assertThat(of(15, "h8 h10 h9")).as("the second stone is too far away").isEmpty();
    assertThat(of(15, "h8 h9 k8")).isEmpty();
    assertThat(of(15, "h8 pass h9 i9")).isEmpty();
    assertThat(of(16, "h8 h9 i9")).as("no centre").isEmpty();
    assertThat(of(19, "j10 j11 k11")).contains(RenjuOpening.KAGETSU);
  }

  @Test
  void hasNamesInBothLanguages() {
    assertThat(RenjuOpening.KAGETSU.label(Locale.ENGLISH).name()).isEqualTo("Kagetsu 花月");
    assertThat(RenjuOpening.KAGETSU.label(Locale.ENGLISH).description())
        .isEqualTo("4D, Flower Moon");
    assertThat(RenjuOpening.SOSEI.label(Locale.SIMPLIFIED_CHINESE).name()).isEqualTo("疏星");
    for (RenjuOpening opening : RenjuOpening.values()) {
      assertThat(opening.label(Locale.SIMPLIFIED_CHINESE).name()).hasSize(2);
    }
  }
}
