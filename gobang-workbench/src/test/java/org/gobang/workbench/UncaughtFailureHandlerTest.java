package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class UncaughtFailureHandlerTest {

  @Test
  void reportsARepeatedFailureOnce() {
    List<String> told = new ArrayList<>();
    UncaughtFailureHandler uncaught = new UncaughtFailureHandler(() -> Locale.CHINESE, told::add);
    for (String what : List.of("paint", "paint", "layout")) {
      uncaught.uncaughtException(Thread.currentThread(), new IllegalStateException(what));
    }
    assertThat(told).hasSize(2);
    assertThat(told.get(0)).contains("内部错误", "paint").doesNotContain("\n");
    assertThat(told.get(1)).contains("layout");
  }
}
