package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class OptionParsersTest {

  @ParameterizedTest
  @CsvSource({
    "500ms, PT0.5S",
    "5s, PT5S",
    "1.5s, PT1.5S",
    "0.001s, PT0.001S",
    "10m, PT10M",
    "2h, PT2H",
  })
  void readsTimes(String text, Duration time) {
    assertThat(OptionParsers.time(text)).isEqualTo(time);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "s", "5 s", "-5s", "0s", "0.0001s", "5d", "5S", "1e3s", "٥s"})
  void refusesInvalidTimes(String text) {
    assertThatThrownBy(() -> OptionParsers.time(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageStartingWith("“" + text + "” is not a valid time.");
  }
}
