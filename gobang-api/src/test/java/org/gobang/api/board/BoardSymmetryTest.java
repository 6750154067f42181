package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardSymmetryTest {

  private static final int SIZE = 15;

  @ParameterizedTest
  @CsvSource({
    "IDENTITY, b3",
    "ROTATE_LEFT, m2",
    "ROTATE_HALF, n13",
    "ROTATE_RIGHT, c14",
    "MIRROR, n3",
    "FLIP, b13",
    "TRANSPOSE, c2",
    "ANTI_TRANSPOSE, m14"
  })
  void mapsAPoint(BoardSymmetry symmetry, String image) {
    assertThat(symmetry.of(Point.parse("b3"), SIZE)).isEqualTo(Point.parse(image));
  }

  @Test
  void hasEightImagesOfAPoint() {
    Set<Point> images = new HashSet<>();
    for (BoardSymmetry symmetry : BoardSymmetry.values()) {
      images.add(symmetry.of(Point.parse("b3"), SIZE));
    }
    assertThat(images).hasSize(8);
  }

  @ParameterizedTest
  @EnumSource
  void keepsTheCentreAndAllPoints(BoardSymmetry symmetry) {
    assertThat(symmetry.of(Point.parse("h8"), SIZE)).isEqualTo(Point.parse("h8"));
    Set<Point> images = new HashSet<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      images.add(symmetry.of(new Point(i % SIZE, i / SIZE), SIZE));
    }
    assertThat(images).hasSize(SIZE * SIZE);
  }
}
