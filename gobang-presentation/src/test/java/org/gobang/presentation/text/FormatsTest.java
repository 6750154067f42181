package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "9999, 9999",
    "10000, 10k",
    "10499, 10k",
    "10500, 11k",
    "999499, 999k",
    "999500, 1.0M",
    "999949, 1.0M",
    "1049999, 1.0M",
    "1050000, 1.1M",
    "8149999, 8.1M",
    "8150000, 8.2M",
    "8190000, 8.2M",
    "999950000, 1000.0M",
    "9223372036854775807, 9223372036854.8M",
  })
  void nodesAreRoundedHalfUp(long nodes, String text) {
    assertThat(Formats.nodes(nodes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0:00.0, 0:00",
    "99, 0:00.0, 0:00",
    "9999, 0:09.9, 0:09",
    "10000, 0:10, 0:10",
    "10999, 0:10, 0:10",
    "59999, 0:59, 0:59",
    "3599999, 59:59, 59:59",
    "3600000, 1:00:00, 1:00:00",
    "90061000, 25:01:01, 25:01:01",
  })
  void timeIsRoundedDown(long millis, String clock, String duration) {
    assertThat(Formats.clock(Duration.ofMillis(millis))).isEqualTo(clock);
    assertThat(Formats.duration(Duration.ofMillis(millis))).isEqualTo(duration);
  }

  @ParameterizedTest
  @CsvSource({"0, 0%, 0.0%", "0.0049, 0%, 0.5%", "0.625, 63%, 62.5%", "0.9996, 100%, 100.0%"})
  void sharesAreInPercentWithoutSpace(double share, String whole, String tenths) {
    assertThat(Formats.percent(share)).isEqualTo(whole);
    assertThat(Formats.percentWithTenths(share)).isEqualTo(tenths);
  }

  @ParameterizedTest
  @CsvSource({"0, +0", "34.5, +35", "-12.4, -12", "2147483648, +2147483648"})
  void leadsHaveTheirSign(double number, String text) {
    assertThat(Formats.signed(number)).isEqualTo(text);
  }

  @Test
  void momentsAreInTheSystemsTimeZone() {
    LocalDateTime local = LocalDateTime.of(2026, 11, 21, 17, 5, 59);
    assertThat(Formats.minute(local.atZone(ZoneId.systemDefault()).toInstant()))
        .isEqualTo("2026-11-21 17:05");
  }
}
