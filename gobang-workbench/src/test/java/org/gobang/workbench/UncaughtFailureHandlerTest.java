package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class UncaughtFailureHandlerTest {

  @Test
  void reportsARepeatedFailureOnce() {
    List<String> messages = new ArrayList<>();
    UncaughtFailureHandler uncaught =
        new UncaughtFailureHandler(() -> Locale.CHINESE, messages::add);
    for (String what : List.of("paint", "paint", "layout")) {
      uncaught.uncaughtException(Thread.currentThread(), new IllegalStateException(what));
    }
    assertThat(messages).hasSize(2);
    assertThat(messages.get(0)).contains("内部错误", "paint").doesNotContain("\n");
    assertThat(messages.get(1)).contains("layout");
  }
}
