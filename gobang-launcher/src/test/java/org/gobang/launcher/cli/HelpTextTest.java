package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTextTest {

  @ParameterizedTest
  @CsvSource({", 0, 80", ", 100, 100", "90, 100, 90", ", 20, 60", ", 300, 120", "wide, 0, 80"})
  void usesTheWidthOfTheTerminal(String variable, int terminal, int width) {
    assertThat(HelpText.width(variable, terminal)).isEqualTo(width);
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 80, 120})
  void keepsWordsWhole(int width) {
    for (String language : new String[] {"en", "zh"}) {
      for (String command : new String[] {"", "review ", "arena ", "play ", "join "}) {
        String[] line = (command + "--help --lang " + language).split(" ");
        String help = Run.of(line).out();
        String wrapped = HelpText.wrapped(help, width);
        assertThat(words(wrapped)).containsAll(words(help));
        assertThat(wrapped.lines()).allMatch(each -> TextColumns.width(each) <= width);
      }
    }
  }

  private static Set<String> words(String text) {
    return Arrays.stream(text.split("[\\s\\p{IsHan}\\p{IsPunctuation}&&[^-/:.\\[\\]()|,]]+", -1))
        .filter(word -> word.chars().allMatch(c -> c < 128))
        .collect(Collectors.toSet());
  }

  @Test
  void indentsTheTextOfAnOption() {
    assertThat(HelpText.wrapped("  -x, --long=FILE   one two three four\n", 30))
        .isEqualTo("  -x, --long=FILE   one two\n                    three four\n");
    assertThat(HelpText.wrapped("Usage: gobang play [-h] [--ascii]\n", 25))
        .isEqualTo("Usage: gobang play [-h]\n                   [--ascii]\n");
    assertThat(HelpText.wrapped("a.sgf,.bdt (RenjuNet), .bdt ssl://HOST:PORT\n", 24))
        .isEqualTo("a.sgf,.bdt (RenjuNet),\n.bdt ssl://HOST:PORT\n");
    assertThat(HelpText.wrapped("规则：自由规则、标准规则、连珠。\n", 20)).isEqualTo("规则：自由规则、标准\n规则、连珠。\n");
  }

  @Test
  void optionsKeepTheirLines() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.ENGLISH);
      assertThat(Run.of("review", "--help").out())
          .contains("(RenjuNet),", ".bdt,", "ssl://HOST:PORT")
          .doesNotContain(" .\n");
      assertThat(Stream.of(Run.of("--help").out().split("\n", -1)))
          .anyMatch(line -> line.startsWith("  -h, --help"));
    } finally {
      Locale.setDefault(before);
    }
  }
}
