package org.gobang.ui.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.fixtures.workbench.TaskQueue;
import org.gobang.ui.web.session.TableLoop;
import org.gobang.ui.web.table.FakeTimer;
import org.junit.jupiter.api.Test;

class VisitorPageTest {

  private final TaskQueue tasks = new TaskQueue();
  private final FakeTimer timer = new FakeTimer();
  private final VisitorPage page = new VisitorPage(new TableLoop(tasks, tasks, timer), () -> {});
  private final FakeStream stream = new FakeStream();
  private final AtomicInteger looks = new AtomicInteger();
  private String changing = "1";

  VisitorPageTest() {
    page.show(
        Map.of(
            "same",
            () -> {
              looks.incrementAndGet();
              return "same";
            }));
    page.show(Map.of("changing", () -> changing));
  }

  private void pass() {
    timer.pass(Duration.ofMillis(50));
    tasks.runAll();
  }

  @Test
  void sendsAllPartsOnceToANewBrowserOnly() {
    page.connect(stream, "a");
    FakeStream other = new FakeStream();
    page.connect(other, "b");
    assertThat(stream.came).containsExactly("same", "changing");
    assertThat(other.came).containsExactly("same", "changing");
  }

  @Test
  void sendsChangedPartsOnly() {
    page.connect(stream, "a");
    changing = "2";
    page.changed();
    tasks.runAll();
    assertThat(stream.came).containsExactly("same", "changing", "changing");
    assertThat(stream.text("changing")).isEqualTo("2");
  }

  @Test
  void combinesCloseChanges() {
    page.connect(stream, "a");
    looks.set(0);
    for (int i = 0; i < 100; i++) {
      changing = "at " + i;
      page.changed();
      tasks.runAll();
    }
    assertThat(looks).hasValue(1);
    assertThat(stream.text("changing")).isEqualTo("at 0");
    pass();
    assertThat(looks).hasValue(2);
    assertThat(stream.text("changing")).isEqualTo("at 99");
    pass();
    pass();
    assertThat(looks).hasValue(2);
  }

  @Test
  void doesNotComputeAPageWithoutABrowser() {
    page.changed();
    tasks.runAll();
    assertThat(looks).hasValue(0);
    page.connect(stream, "a");
    page.disconnect(stream);
    assertThat(page.isShown()).isFalse();
    changing = "later";
    page.changed();
    tasks.runAll();
    page.connect(stream, "a");
    assertThat(stream.text("changing")).isEqualTo("later");
  }

  @Test
  void failedPartDoesNotHideOthers() {
    page.show(
        Map.of(
            "faulty",
            () -> {
              throw new IllegalStateException("on request");
            }));
    page.connect(stream, "a");
    assertThat(stream.came).containsExactly("same", "changing");
    changing = "2";
    page.changed();
    tasks.runAll();
    assertThat(stream.text("changing")).isEqualTo("2");
  }

  @Test
  void sendsEventsToAllBrowsersAndClosesThemAtTheEnd() {
    FakeStream other = new FakeStream();
    page.connect(stream, "a");
    page.connect(other, "b");
    page.send("say", Map.of("text", "hello"));
    page.close();
    page.send("say", Map.of("text", "too late"));
    assertThat(List.of(stream.said, other.said)).containsOnly(List.of("hello"));
    assertThat(stream.isClosed() && other.isClosed()).isTrue();
  }
}
