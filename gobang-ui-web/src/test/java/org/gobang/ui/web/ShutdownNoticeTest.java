package org.gobang.ui.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ShutdownNoticeTest {

  private final List<String> said = new ArrayList<>();

  @Test
  void isSentOnceWhenTheInterfaceEnds() throws InterruptedException {
    ShutdownNotice.sayAtTheEnd(new CountDownLatch(0), () -> said.add("bye"));
    assertThat(said).containsExactly("bye");
  }

  @Test
  void isSentWhenTheInterfaceIsStopped() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () -> ShutdownNotice.sayAtTheEnd(new CountDownLatch(1), () -> said.add("bye")))
        .isInstanceOf(InterruptedException.class);
    assertThat(said).containsExactly("bye");
  }
}
