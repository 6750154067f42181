package org.gobang.ui.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.Fouls;
import org.gobang.fixtures.BlockedRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests handling keys during the creation of the board. */
class BlockedBoardScreenTest {

  private static final String OPENING = "Opening the game…";

  private final FakeWorkbench bench = new FakeWorkbench().request(PERSON, PERSON);
  private final BlockedRules blocked =
      new BlockedRules(bench.plugins().board("freestyle").orElseThrow().provider());
  private final ExecutorService host = Executors.newSingleThreadExecutor();

  @BeforeEach
  void block() {
    bench.rules.put("freestyle", blocked);
    bench.opening = host;
  }

  @AfterEach
  void end() {
    blocked.release();
    host.shutdown();
  }

  private TestScreen opening() throws InterruptedException {
    TestScreen screen = TestScreen.of(bench);
    blocked.awaitCall();
    assertThat(screen.text()).contains(OPENING);
    return screen;
  }

  /** Releases the board and runs the following tasks. */
  private void open(TestScreen screen) throws InterruptedException {
    blocked.release();
    host.shutdown();
    assertThat(host.awaitTermination(120, TimeUnit.SECONDS)).isTrue();
    screen.loop.runAll();
  }

  @Test
  void quits() throws InterruptedException {
    TestScreen screen = opening();
    screen.press(Key.Named.ENTER, Key.Named.UP, new Key.Typed('h'));
    assertThat(screen.screen.exit()).isEmpty();
    assertThat(screen.text()).contains(OPENING);
    assertThat(screen.press(new Key.Typed('q')).screen.exit()).hasValue(0);
  }

  @Test
  void showsTheGameAfterwards() throws InterruptedException {
    TestScreen screen = opening();
    open(screen);
    assertThat(screen.text()).doesNotContain(OPENING);
    screen.enter("h8");
    assertThat(bench.game().state().board().moves()).hasToString("[h8]");
  }

  @Test
  void announcesTheNextGame() throws InterruptedException {
    bench.request("renju", 15, PERSON, PERSON, Fouls.REFUSE, "");
    bench.keep("freestyle.sgf", "h8", Map.of());
    bench.opening = Runnable::run;
    TestScreen screen = TestScreen.of(bench);
    bench.opening = host;
    screen.enter("open freestyle.sgf");
    blocked.awaitCall();
    assertThat(screen.text()).contains(OPENING);
    open(screen);
    assertThat(screen.text()).doesNotContain(OPENING);
    assertThat(bench.game().state().record().rules()).isEqualTo("freestyle");
  }

  @Test
  void closesAGameThatArrivesAfterTheEnd() throws InterruptedException {
    TestScreen screen = opening();
    screen.screen.close();
    open(screen);
    assertThat(bench.game().closed()).isTrue();
  }
}
