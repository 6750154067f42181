package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.web.http.Visit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who may do what at a table. */
class TablesTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final ExecutorService threads = Executors.newFixedThreadPool(2);
  private final ExecutorService waiters = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    threads.shutdownNow();
    waiters.shutdownNow();
  }

  @Test
  void guestComes() {
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    Tables tables = new Tables(new Host(bench, threads, waiters, () -> "http://x", () -> {}));
    tables.begin();
    Secrets secrets =
        Secrets.parse(bench.preferences().get("web.table.1").orElseThrow()).orElseThrow();
    assertThat(tables.client(secrets.of(Role.WHITE), new Visit("a", Locale.ENGLISH))).isPresent();
  }
}
