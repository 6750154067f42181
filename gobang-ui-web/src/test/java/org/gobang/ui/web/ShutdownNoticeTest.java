package org.gobang.ui.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ShutdownNoticeTest {

  private final List<String> messages = new ArrayList<>();

  @Test
  void isSentOnceWhenTheInterfaceEnds() throws InterruptedException {
    ShutdownNotice.sayAtTheEnd(new CountDownLatch(0), () -> messages.add("bye"));
    assertThat(messages).containsExactly("bye");
  }

  @Test
  void isSentWhenTheInterfaceIsStopped() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () -> ShutdownNotice.sayAtTheEnd(new CountDownLatch(1), () -> messages.add("bye")))
        .isInstanceOf(InterruptedException.class);
    assertThat(messages).containsExactly("bye");
  }
}
