package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class StrengthTest {

  private static List<String> levels(Option.Whole option) {
    return Stream.of(Strength.values()).map(each -> each.level(option)).toList();
  }

  @Test
  void coversTheLevelsEvenly() {
    assertThat(levels(new Option.Whole("level", 1, 10, 10)))
        .containsExactly("1", "3", "5", "7", "10");
    assertThat(levels(new Option.Whole("level", 0, 4, 0))).containsExactly("0", "1", "2", "3", "4");
  }

  @Test
  void needsAsManyLevelsAsSteps() {
    assertThat(Strength.option(List.of(new Option.Whole("level", 1, 4, 1)))).isEmpty();
    assertThat(Strength.option(List.of(new Option.Whole("depth", 1, 9, 1)))).isEmpty();
    assertThat(Strength.option(List.of(new Option.Text("level", "")))).isEmpty();
    Option.Whole level = new Option.Whole("level", 1, 5, 1);
    assertThat(Strength.option(List.of(new Option.Flag("book", true), level))).contains(level);
  }

  @Test
  void hasANameInBothLanguages() {
    assertThat(Strength.LEARNER.name(Texts.shared(Locale.ENGLISH))).isEqualTo("Beginner");
    assertThat(Strength.FULL.name(Texts.shared(Locale.CHINESE))).isEqualTo("最强");
  }
}
