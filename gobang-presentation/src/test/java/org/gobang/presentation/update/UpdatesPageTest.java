package org.gobang.presentation.update;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.fixtures.workbench.FakeUpdates;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class UpdatesPageTest {

  private static final URI PAGE = URI.create("https://example.org/");

  private final FakeUpdates updates = new FakeWorkbench().updates;
  private final Texts texts = Texts.shared(Locale.ENGLISH);
  private int changes;
  private final UpdatesPage page = new UpdatesPage(updates, texts, Runnable::run, () -> changes++);

  private static UpdateReport report(String version, boolean newer) {
    return new UpdateReport("1.0.0", new Release(version, LocalDate.of(2026, 11, 21), PAGE), newer);
  }

  @Test
  void namesANewerVersionWithItsPage() {
    assertThat(page.isChecking()).isFalse();
    page.check();
    assertThat(page.isChecking()).isTrue();
    assertThat(page.said().sentence()).isEqualTo("Checking for updates…");
    updates.checks.getLast().result().complete(report("1.1.0", true));
    assertThat(page.isChecking()).isFalse();
    assertThat(page.said())
        .isEqualTo(
            new Notice(
                "Gobang 1.1.0 is available (released 2026-11-21): https://example.org/", false));
    assertThat(page.page()).contains(PAGE);
    assertThat(changes).isEqualTo(2);
  }

  @Test
  void theLatestVersionNeedsNoPage() {
    page.check();
    updates.checks.getLast().result().complete(report("0.9.0", false));
    assertThat(page.said().sentence()).isEqualTo("Gobang 1.0.0 is the latest version.");
    assertThat(page.page()).isEmpty();
  }

  @Test
  void showsAFailure() {
    page.check();
    updates.checks.getLast().result().completeExceptionally(new RefusedException("no network"));
    assertThat(page.said()).isEqualTo(Notice.failure("no network"));
    assertThat(page.isChecking()).isFalse();
  }

  @Test
  void ignoresACancelledCheck() {
    page.check();
    page.cancel();
    assertThat(updates.checks.getLast().result()).isCancelled();
    assertThat(page.isChecking()).isFalse();
    assertThat(page.said()).isEqualTo(Notice.NONE);
  }

  @Test
  void aSecondCheckReplacesTheFirst() {
    page.check();
    page.check();
    assertThat(updates.checks.getFirst().result()).isCancelled();
    assertThat(page.isChecking()).isTrue();
  }

  @Test
  void setsAndNamesTheSource() {
    assertThat(UpdatesPage.Source.of(updates)).isEqualTo(UpdatesPage.Source.BUILT_IN);
    assertThat(UpdatesPage.Source.BUILT_IN.name(texts, updates))
        .isEqualTo("https://built.in/release.json");
    updates.builtIn = Optional.empty();
    assertThat(UpdatesPage.Source.BUILT_IN.name(texts, updates)).isEqualTo("Not set");
    UpdatesPage.Source.OFF.choose(updates);
    assertThat(UpdatesPage.Source.of(updates)).isEqualTo(UpdatesPage.Source.OFF);
    updates.address("https://example.org/release.json");
    assertThat(UpdatesPage.Source.of(updates)).isEqualTo(UpdatesPage.Source.OWN);
    UpdatesPage.Source.OWN.choose(updates);
    assertThat(UpdatesPage.Source.own(updates)).isEqualTo("https://example.org/release.json");
    UpdatesPage.Source.BUILT_IN.choose(updates);
    assertThat(updates.address()).isEqualTo(Updates.DEFAULT);
    assertThat(UpdatesPage.Source.own(updates)).isEmpty();
  }
}
