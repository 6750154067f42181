package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {

  /** Far above the smallest visible difference, which is about 2. */
  private static final double APART = 20;

  /** Returns the marks that can be on a board together, by name. */
  private static Map<String, Color> marks(Palette palette, Theme theme) {
    Map<String, Color> marks = new TreeMap<>();
    marks.put("hint", palette.hint);
    marks.put("win", palette.win);
    marks.put("hand", palette.hand);
    marks.put("forbidden", palette.forbidden(theme.isDark()));
    return marks;
  }

  private static List<String> tooNear(Eyes eyes, Map<String, Color> marks) {
    List<String> near = new ArrayList<>();
    marks.forEach(
        (name, colour) ->
            marks.forEach(
                (otherName, other) -> {
                  if (name.compareTo(otherName) < 0 && eyes.distance(colour, other) < APART) {
                    near.add(name + " and " + otherName + " " + eyes.distance(colour, other));
                  }
                }));
    return near;
  }

  @ParameterizedTest
  @EnumSource(Eyes.class)
  void marksDifferForAllEyes(Eyes eyes) {
    for (Theme theme : Theme.values()) {
      assertThat(tooNear(eyes, marks(Palette.COLOUR_BLIND_SAFE, theme))).as("%s", theme).isEmpty();
    }
  }

  @Test
  void detectsSimilarMarksOfAnotherPalette() {
    Map<String, Color> marks = Map.of("red", new Color(0xB02A1A), "green", new Color(0x3F6A1A));
    assertThat(tooNear(Eyes.USUAL, marks)).isEmpty();
    assertThat(tooNear(Eyes.PROTANOPIA, marks)).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Eyes.class)
  void lastMoveIsVisibleOnItsStone(Eyes eyes) {
    for (Palette palette : Palette.values()) {
      assertThat(eyes.lightness(palette.last(true)))
          .isGreaterThan(eyes.lightness(stone(true)) + 35);
      assertThat(eyes.lightness(palette.last(false))).isLessThan(eyes.lightness(stone(false)) - 35);
    }
  }

  private static Color stone(boolean black) {
    return new Color(black ? 0x1A1A1D : 0xE2E0D9);
  }

  @ParameterizedTest
  @EnumSource(Eyes.class)
  void crossIsVisibleOnTheBoard(Eyes eyes) {
    for (Palette palette : Palette.values()) {
      for (Theme theme : Theme.values()) {
        for (Color ground : List.of(theme.light, theme.deep)) {
          assertThat(eyes.distance(palette.forbidden(theme.isDark()), ground))
              .as("%s %s", palette, theme)
              .isGreaterThan(APART);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Eyes.class)
  void heatBrightensWithEachLevel(Eyes eyes) {
    for (Palette palette : Palette.values()) {
      for (int level = 2; level <= 9; level++) {
        assertThat(eyes.lightness(palette.heat(level)))
            .as("%s %d", palette, level)
            .isGreaterThan(eyes.lightness(palette.heat(level - 1)) + 1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Palette.class)
  void numbersAreLegibleOnTheHeatMap(Palette palette) {
    for (int level = 1; level <= 9; level++) {
      double contrast =
          Eyes.USUAL.lightness(palette.ink(level)) - Eyes.USUAL.lightness(palette.heat(level));
      assertThat(Math.abs(contrast)).as("%d", level).isGreaterThan(38);
    }
  }

  @Test
  void simulatesEyesCorrectly() {
    assertThat(Eyes.USUAL.lightness(Color.WHITE)).isEqualTo(100, offset(0.01));
    assertThat(Eyes.USUAL.distance(Color.BLACK, Color.WHITE)).isEqualTo(100, offset(0.1));
    assertThat(Eyes.DEUTERANOPIA.distance(Color.WHITE, Color.WHITE)).isZero();
    assertThat(Eyes.USUAL.distance(Color.RED, Color.GREEN)).isEqualTo(170.6, offset(1.0));
  }
}
